// @ts-nocheck: the checker has nothing to add to code that a compiler wrote.
// Generated from schemas/ by .ci/generate-schema.mjs. Do not edit.
import type { Validator } from '../find-problem.js';
import { countCodePoints, isEqual } from '../validator-runtime.js';

export const validateMessageEnvelope: Validator = validate10;
const schema11 = {"$id":"message","type":"object","properties":{"id":{"type":"string","minLength":1},"role":{"enum":["user","assistant","system","tool"]},"parentId":{"type":"string","minLength":1},"parts":{"type":"array","items":{"type":"object","properties":{"type":{"type":"string"}},"required":["type"]}},"attemptId":{"type":"string","minLength":1},"createdAt":{"type":"string"},"provenance":{"type":"object","properties":{"kind":{"enum":["generated","assisted","edited","human"]},"label":{"type":"string"},"model":{"type":"string"},"provider":{"type":"string"},"generatedAt":{"type":"string"},"notes":{"type":"string"}},"required":["kind"]}},"required":["id","role","parts"]};
const func0 = Object.prototype.hasOwnProperty;
const func49 = countCodePoints;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined)) && (missing0 = "id")) || (((data.role === undefined)) && (missing0 = "role"))) || (((data.parts === undefined)) && (missing0 = "parts"))){
validate10.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func49(data0) < 1){
validate10.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data1 = data.role;
const _errs3 = errors;
if(!((((data1 === "user") || (data1 === "assistant")) || (data1 === "system")) || (data1 === "tool"))){
validate10.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema11.properties.role.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentId !== undefined){
let data2 = data.parentId;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(func49(data2) < 1){
validate10.errors = [{instancePath:instancePath+"/parentId",schemaPath:"#/properties/parentId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/parentId",schemaPath:"#/properties/parentId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parts !== undefined){
let data3 = data.parts;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs8 = errors;
if(errors === _errs8){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((data4.type === undefined)) && (missing1 = "type")){
validate10.errors = [{instancePath:instancePath+"/parts/" + i0,schemaPath:"#/properties/parts/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data4.type !== undefined){
if(typeof data4.type !== "string"){
validate10.errors = [{instancePath:instancePath+"/parts/" + i0+"/type",schemaPath:"#/properties/parts/items/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/parts/" + i0,schemaPath:"#/properties/parts/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attemptId !== undefined){
let data6 = data.attemptId;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data6 === "string"){
if(func49(data6) < 1){
validate10.errors = [{instancePath:instancePath+"/attemptId",schemaPath:"#/properties/attemptId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/attemptId",schemaPath:"#/properties/attemptId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs14 = errors;
if(typeof data.createdAt !== "string"){
validate10.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provenance !== undefined){
let data8 = data.provenance;
const _errs16 = errors;
if(errors === _errs16){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if(((data8.kind === undefined)) && (missing2 = "kind")){
validate10.errors = [{instancePath:instancePath+"/provenance",schemaPath:"#/properties/provenance/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data8.kind !== undefined){
let data9 = data8.kind;
const _errs18 = errors;
if(!((((data9 === "generated") || (data9 === "assisted")) || (data9 === "edited")) || (data9 === "human"))){
validate10.errors = [{instancePath:instancePath+"/provenance/kind",schemaPath:"#/properties/provenance/properties/kind/enum",keyword:"enum",params:{allowedValues: schema11.properties.provenance.properties.kind.enum}}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.label !== undefined){
const _errs19 = errors;
if(typeof data8.label !== "string"){
validate10.errors = [{instancePath:instancePath+"/provenance/label",schemaPath:"#/properties/provenance/properties/label/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.model !== undefined){
const _errs21 = errors;
if(typeof data8.model !== "string"){
validate10.errors = [{instancePath:instancePath+"/provenance/model",schemaPath:"#/properties/provenance/properties/model/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.provider !== undefined){
const _errs23 = errors;
if(typeof data8.provider !== "string"){
validate10.errors = [{instancePath:instancePath+"/provenance/provider",schemaPath:"#/properties/provenance/properties/provider/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.generatedAt !== undefined){
const _errs25 = errors;
if(typeof data8.generatedAt !== "string"){
validate10.errors = [{instancePath:instancePath+"/provenance/generatedAt",schemaPath:"#/properties/provenance/properties/generatedAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs25 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.notes !== undefined){
const _errs27 = errors;
if(typeof data8.notes !== "string"){
validate10.errors = [{instancePath:instancePath+"/provenance/notes",schemaPath:"#/properties/provenance/properties/notes/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs27 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/provenance",schemaPath:"#/properties/provenance/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}

export const validateTextPart: Validator = validate11;
const schema12 = {"$id":"TextPart","type":"object","properties":{"type":{"const":"text"},"id":{"type":"string","minLength":1},"text":{"type":"string"},"state":{"enum":["streaming","done"]}},"required":["type","id","text"]};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined)) && (missing0 = "type")) || (((data.id === undefined)) && (missing0 = "id"))) || (((data.text === undefined)) && (missing0 = "text"))){
validate11.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("text" !== data.type){
validate11.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(func49(data1) < 1){
validate11.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate11.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs4 = errors;
if(typeof data.text !== "string"){
validate11.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data3 = data.state;
const _errs6 = errors;
if(!((data3 === "streaming") || (data3 === "done"))){
validate11.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema12.properties.state.enum}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}

export const validateReasoningPart: Validator = validate12;
const schema13 = {"$id":"ReasoningPart","type":"object","properties":{"type":{"const":"reasoning"},"id":{"type":"string","minLength":1},"text":{"type":"string"},"state":{"enum":["streaming","done"]}},"required":["type","id","text"]};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined)) && (missing0 = "type")) || (((data.id === undefined)) && (missing0 = "id"))) || (((data.text === undefined)) && (missing0 = "text"))){
validate12.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("reasoning" !== data.type){
validate12.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "reasoning"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(func49(data1) < 1){
validate12.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate12.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs4 = errors;
if(typeof data.text !== "string"){
validate12.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data3 = data.state;
const _errs6 = errors;
if(!((data3 === "streaming") || (data3 === "done"))){
validate12.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema13.properties.state.enum}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}

export const validateFilePart: Validator = validate13;
const schema14 = {"$id":"FilePart","type":"object","properties":{"type":{"const":"file"},"id":{"type":"string","minLength":1},"name":{"type":"string"},"mediaType":{"type":"string"},"url":{"type":"string","format":"uri-reference","pattern":"^(?![\\u0000-\\u0020]*(?:[jJ]\\s*[aA]\\s*[vV]\\s*[aA]\\s*[sS]\\s*[cC]\\s*[rR]\\s*[iI]\\s*[pP]\\s*[tT]|[vV]\\s*[bB]\\s*[sS]\\s*[cC]\\s*[rR]\\s*[iI]\\s*[pP]\\s*[tT])\\s*:)"},"size":{"type":"integer","minimum":0}},"required":["type","id","name","mediaType"]};
const formats0 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
const pattern0 = new RegExp("^(?![\\u0000-\\u0020]*(?:[jJ]\\s*[aA]\\s*[vV]\\s*[aA]\\s*[sS]\\s*[cC]\\s*[rR]\\s*[iI]\\s*[pP]\\s*[tT]|[vV]\\s*[bB]\\s*[sS]\\s*[cC]\\s*[rR]\\s*[iI]\\s*[pP]\\s*[tT])\\s*:)", "u");

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined)) && (missing0 = "type")) || (((data.id === undefined)) && (missing0 = "id"))) || (((data.name === undefined)) && (missing0 = "name"))) || (((data.mediaType === undefined)) && (missing0 = "mediaType"))){
validate13.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("file" !== data.type){
validate13.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "file"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(func49(data1) < 1){
validate13.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs4 = errors;
if(typeof data.name !== "string"){
validate13.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mediaType !== undefined){
const _errs6 = errors;
if(typeof data.mediaType !== "string"){
validate13.errors = [{instancePath:instancePath+"/mediaType",schemaPath:"#/properties/mediaType/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data4 = data.url;
const _errs8 = errors;
if(errors === _errs8){
if(errors === _errs8){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
validate13.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^(?![\\u0000-\\u0020]*(?:[jJ]\\s*[aA]\\s*[vV]\\s*[aA]\\s*[sS]\\s*[cC]\\s*[rR]\\s*[iI]\\s*[pP]\\s*[tT]|[vV]\\s*[bB]\\s*[sS]\\s*[cC]\\s*[rR]\\s*[iI]\\s*[pP]\\s*[tT])\\s*:)"}}];
return false;
}
else {
if(!(formats0.test(data4))){
validate13.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri-reference"}}];
return false;
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data5 = data.size;
const _errs10 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate13.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate13.errors = [{instancePath:instancePath+"/size",schemaPath:"#/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}

export const validateSourcePart: Validator = validate14;
const schema15 = {"$id":"SourcePart","type":"object","properties":{"type":{"const":"source"},"id":{"type":"string","minLength":1},"sourceId":{"type":"string","minLength":1},"title":{"type":"string"},"url":{"type":"string","format":"uri-reference","pattern":"^(?![\\u0000-\\u0020]*(?:[jJ]\\s*[aA]\\s*[vV]\\s*[aA]\\s*[sS]\\s*[cC]\\s*[rR]\\s*[iI]\\s*[pP]\\s*[tT]|[vV]\\s*[bB]\\s*[sS]\\s*[cC]\\s*[rR]\\s*[iI]\\s*[pP]\\s*[tT])\\s*:)"},"excerpt":{"type":"string"},"publisher":{"type":"string"},"kind":{"enum":["web","document","file","other"]}},"required":["type","id","sourceId"]};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined)) && (missing0 = "type")) || (((data.id === undefined)) && (missing0 = "id"))) || (((data.sourceId === undefined)) && (missing0 = "sourceId"))){
validate14.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("source" !== data.type){
validate14.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "source"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(func49(data1) < 1){
validate14.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate14.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sourceId !== undefined){
let data2 = data.sourceId;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(func49(data2) < 1){
validate14.errors = [{instancePath:instancePath+"/sourceId",schemaPath:"#/properties/sourceId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate14.errors = [{instancePath:instancePath+"/sourceId",schemaPath:"#/properties/sourceId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs6 = errors;
if(typeof data.title !== "string"){
validate14.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data4 = data.url;
const _errs8 = errors;
if(errors === _errs8){
if(errors === _errs8){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
validate14.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^(?![\\u0000-\\u0020]*(?:[jJ]\\s*[aA]\\s*[vV]\\s*[aA]\\s*[sS]\\s*[cC]\\s*[rR]\\s*[iI]\\s*[pP]\\s*[tT]|[vV]\\s*[bB]\\s*[sS]\\s*[cC]\\s*[rR]\\s*[iI]\\s*[pP]\\s*[tT])\\s*:)"}}];
return false;
}
else {
if(!(formats0.test(data4))){
validate14.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri-reference"}}];
return false;
}
}
}
else {
validate14.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.excerpt !== undefined){
const _errs10 = errors;
if(typeof data.excerpt !== "string"){
validate14.errors = [{instancePath:instancePath+"/excerpt",schemaPath:"#/properties/excerpt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.publisher !== undefined){
const _errs12 = errors;
if(typeof data.publisher !== "string"){
validate14.errors = [{instancePath:instancePath+"/publisher",schemaPath:"#/properties/publisher/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data7 = data.kind;
const _errs14 = errors;
if(!((((data7 === "web") || (data7 === "document")) || (data7 === "file")) || (data7 === "other"))){
validate14.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema15.properties.kind.enum}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}

export const validateToolCallPart: Validator = validate15;
const schema16 = {"$id":"ToolCallPart","type":"object","properties":{"type":{"const":"tool-call"},"id":{"type":"string","minLength":1},"toolCallId":{"type":"string","minLength":1}},"required":["type","id","toolCallId"]};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined)) && (missing0 = "type")) || (((data.id === undefined)) && (missing0 = "id"))) || (((data.toolCallId === undefined)) && (missing0 = "toolCallId"))){
validate15.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("tool-call" !== data.type){
validate15.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tool-call"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(func49(data1) < 1){
validate15.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate15.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toolCallId !== undefined){
let data2 = data.toolCallId;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(func49(data2) < 1){
validate15.errors = [{instancePath:instancePath+"/toolCallId",schemaPath:"#/properties/toolCallId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate15.errors = [{instancePath:instancePath+"/toolCallId",schemaPath:"#/properties/toolCallId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}

export const validateApprovalPart: Validator = validate16;
const schema17 = {"$id":"ApprovalPart","type":"object","properties":{"type":{"const":"approval"},"id":{"type":"string","minLength":1},"approvalId":{"type":"string","minLength":1}},"required":["type","id","approvalId"]};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined)) && (missing0 = "type")) || (((data.id === undefined)) && (missing0 = "id"))) || (((data.approvalId === undefined)) && (missing0 = "approvalId"))){
validate16.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("approval" !== data.type){
validate16.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "approval"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(func49(data1) < 1){
validate16.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate16.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.approvalId !== undefined){
let data2 = data.approvalId;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(func49(data2) < 1){
validate16.errors = [{instancePath:instancePath+"/approvalId",schemaPath:"#/properties/approvalId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate16.errors = [{instancePath:instancePath+"/approvalId",schemaPath:"#/properties/approvalId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}

export const validateArtifactPart: Validator = validate17;
const schema18 = {"$id":"ArtifactPart","type":"object","properties":{"type":{"const":"artifact"},"id":{"type":"string","minLength":1},"artifactId":{"type":"string","minLength":1},"revisionId":{"type":"string","minLength":1}},"required":["type","id","artifactId"]};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined)) && (missing0 = "type")) || (((data.id === undefined)) && (missing0 = "id"))) || (((data.artifactId === undefined)) && (missing0 = "artifactId"))){
validate17.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("artifact" !== data.type){
validate17.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "artifact"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(func49(data1) < 1){
validate17.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate17.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.artifactId !== undefined){
let data2 = data.artifactId;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(func49(data2) < 1){
validate17.errors = [{instancePath:instancePath+"/artifactId",schemaPath:"#/properties/artifactId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate17.errors = [{instancePath:instancePath+"/artifactId",schemaPath:"#/properties/artifactId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.revisionId !== undefined){
let data3 = data.revisionId;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(func49(data3) < 1){
validate17.errors = [{instancePath:instancePath+"/revisionId",schemaPath:"#/properties/revisionId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate17.errors = [{instancePath:instancePath+"/revisionId",schemaPath:"#/properties/revisionId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}

export const validateDataPart: Validator = validate18;
const schema19 = {"$id":"DataPart","type":"object","properties":{"type":{"const":"data"},"id":{"type":"string","minLength":1},"name":{"type":"string","minLength":1},"data":{}},"required":["type","id","name","data"]};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined)) && (missing0 = "type")) || (((data.id === undefined)) && (missing0 = "id"))) || (((data.name === undefined)) && (missing0 = "name"))) || (((data.data === undefined)) && (missing0 = "data"))){
validate18.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("data" !== data.type){
validate18.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "data"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(func49(data1) < 1){
validate18.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate18.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(func49(data2) < 1){
validate18.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate18.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate18.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate18.errors = vErrors;
return errors === 0;
}

export const validateUnsupportedPart: Validator = validate19;
const schema20 = {"$id":"UnsupportedPart","type":"object","properties":{"type":{"const":"unsupported"},"id":{"type":"string","minLength":1},"originalType":{"type":"string"}},"required":["type","id","originalType"]};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined)) && (missing0 = "type")) || (((data.id === undefined)) && (missing0 = "id"))) || (((data.originalType === undefined)) && (missing0 = "originalType"))){
validate19.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("unsupported" !== data.type){
validate19.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "unsupported"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(func49(data1) < 1){
validate19.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate19.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.originalType !== undefined){
const _errs4 = errors;
if(typeof data.originalType !== "string"){
validate19.errors = [{instancePath:instancePath+"/originalType",schemaPath:"#/properties/originalType/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}

export const validatePlan: Validator = validate20;
const schema21 = {"$id":"plan","type":"object","properties":{"planId":{"type":"string","minLength":1},"title":{"type":"string"},"steps":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string","minLength":1},"title":{"type":"string","minLength":1},"detail":{"type":"string"},"status":{"enum":["pending","active","done","failed","blocked","skipped","needs-input"]},"blocker":{"type":"string"},"inputRequest":{"type":"string"},"tasks":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string","minLength":1},"title":{"type":"string","minLength":1},"status":{"enum":["pending","active","done","failed","blocked","skipped","needs-input"]},"detail":{"type":"string"}},"required":["id","title","status"]}}},"required":["id","title","status"]}}},"required":["planId","steps"]};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.planId === undefined)) && (missing0 = "planId")) || (((data.steps === undefined)) && (missing0 = "steps"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.planId !== undefined){
let data0 = data.planId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func49(data0) < 1){
validate20.errors = [{instancePath:instancePath+"/planId",schemaPath:"#/properties/planId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/planId",schemaPath:"#/properties/planId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs3 = errors;
if(typeof data.title !== "string"){
validate20.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.steps !== undefined){
let data2 = data.steps;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((((data3.id === undefined)) && (missing1 = "id")) || (((data3.title === undefined)) && (missing1 = "title"))) || (((data3.status === undefined)) && (missing1 = "status"))){
validate20.errors = [{instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data3.id !== undefined){
let data4 = data3.id;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func49(data4) < 1){
validate20.errors = [{instancePath:instancePath+"/steps/" + i0+"/id",schemaPath:"#/properties/steps/items/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/steps/" + i0+"/id",schemaPath:"#/properties/steps/items/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.title !== undefined){
let data5 = data3.title;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func49(data5) < 1){
validate20.errors = [{instancePath:instancePath+"/steps/" + i0+"/title",schemaPath:"#/properties/steps/items/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/steps/" + i0+"/title",schemaPath:"#/properties/steps/items/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.detail !== undefined){
const _errs13 = errors;
if(typeof data3.detail !== "string"){
validate20.errors = [{instancePath:instancePath+"/steps/" + i0+"/detail",schemaPath:"#/properties/steps/items/properties/detail/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.status !== undefined){
let data7 = data3.status;
const _errs15 = errors;
if(!(((((((data7 === "pending") || (data7 === "active")) || (data7 === "done")) || (data7 === "failed")) || (data7 === "blocked")) || (data7 === "skipped")) || (data7 === "needs-input"))){
validate20.errors = [{instancePath:instancePath+"/steps/" + i0+"/status",schemaPath:"#/properties/steps/items/properties/status/enum",keyword:"enum",params:{allowedValues: schema21.properties.steps.items.properties.status.enum}}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.blocker !== undefined){
const _errs16 = errors;
if(typeof data3.blocker !== "string"){
validate20.errors = [{instancePath:instancePath+"/steps/" + i0+"/blocker",schemaPath:"#/properties/steps/items/properties/blocker/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.inputRequest !== undefined){
const _errs18 = errors;
if(typeof data3.inputRequest !== "string"){
validate20.errors = [{instancePath:instancePath+"/steps/" + i0+"/inputRequest",schemaPath:"#/properties/steps/items/properties/inputRequest/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.tasks !== undefined){
let data10 = data3.tasks;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data10)){
var valid3 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
const _errs22 = errors;
if(errors === _errs22){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing2;
if(((((data11.id === undefined)) && (missing2 = "id")) || (((data11.title === undefined)) && (missing2 = "title"))) || (((data11.status === undefined)) && (missing2 = "status"))){
validate20.errors = [{instancePath:instancePath+"/steps/" + i0+"/tasks/" + i1,schemaPath:"#/properties/steps/items/properties/tasks/items/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data11.id !== undefined){
let data12 = data11.id;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data12 === "string"){
if(func49(data12) < 1){
validate20.errors = [{instancePath:instancePath+"/steps/" + i0+"/tasks/" + i1+"/id",schemaPath:"#/properties/steps/items/properties/tasks/items/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/steps/" + i0+"/tasks/" + i1+"/id",schemaPath:"#/properties/steps/items/properties/tasks/items/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.title !== undefined){
let data13 = data11.title;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data13 === "string"){
if(func49(data13) < 1){
validate20.errors = [{instancePath:instancePath+"/steps/" + i0+"/tasks/" + i1+"/title",schemaPath:"#/properties/steps/items/properties/tasks/items/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/steps/" + i0+"/tasks/" + i1+"/title",schemaPath:"#/properties/steps/items/properties/tasks/items/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.status !== undefined){
let data14 = data11.status;
const _errs28 = errors;
if(!(((((((data14 === "pending") || (data14 === "active")) || (data14 === "done")) || (data14 === "failed")) || (data14 === "blocked")) || (data14 === "skipped")) || (data14 === "needs-input"))){
validate20.errors = [{instancePath:instancePath+"/steps/" + i0+"/tasks/" + i1+"/status",schemaPath:"#/properties/steps/items/properties/tasks/items/properties/status/enum",keyword:"enum",params:{allowedValues: schema21.properties.steps.items.properties.tasks.items.properties.status.enum}}];
return false;
}
var valid4 = _errs28 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.detail !== undefined){
const _errs29 = errors;
if(typeof data11.detail !== "string"){
validate20.errors = [{instancePath:instancePath+"/steps/" + i0+"/tasks/" + i1+"/detail",schemaPath:"#/properties/steps/items/properties/tasks/items/properties/detail/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs29 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/steps/" + i0+"/tasks/" + i1,schemaPath:"#/properties/steps/items/properties/tasks/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs22 === errors;
if(!valid3){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/steps/" + i0+"/tasks",schemaPath:"#/properties/steps/items/properties/tasks/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}

export const validateQuestion: Validator = validate21;
const schema22 = {"$id":"question","type":"object","properties":{"questionId":{"type":"string","minLength":1},"revision":{"type":"integer","minimum":1},"prompt":{"type":"string","minLength":1},"kind":{"enum":["choice","multi-choice","form","text"]},"options":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string","minLength":1},"label":{"type":"string","minLength":1,"pattern":"\\S"},"description":{"type":"string"}},"required":["id","label"]}},"fields":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string","minLength":1},"label":{"type":"string","minLength":1,"pattern":"\\S"},"type":{"enum":["text","number","select","boolean"]},"required":{"type":"boolean"},"options":{"type":"array","items":{"type":"string"}}},"required":["id","label","type"]}},"allowCustom":{"type":"boolean"},"status":{"enum":["requested","submitting","submitted","skipped","expired","failed"]},"answer":{},"expiresAt":{"type":"string"},"error":{"type":"object","properties":{"code":{"type":"string","minLength":1},"message":{"type":"string"},"retryable":{"type":"boolean"}},"required":["code","message"]}},"required":["questionId","revision","prompt","kind","status"]};
const pattern2 = new RegExp("\\S", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.questionId === undefined)) && (missing0 = "questionId")) || (((data.revision === undefined)) && (missing0 = "revision"))) || (((data.prompt === undefined)) && (missing0 = "prompt"))) || (((data.kind === undefined)) && (missing0 = "kind"))) || (((data.status === undefined)) && (missing0 = "status"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.questionId !== undefined){
let data0 = data.questionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func49(data0) < 1){
validate21.errors = [{instancePath:instancePath+"/questionId",schemaPath:"#/properties/questionId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/questionId",schemaPath:"#/properties/questionId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.revision !== undefined){
let data1 = data.revision;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate21.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate21.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
let data2 = data.prompt;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func49(data2) < 1){
validate21.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data3 = data.kind;
const _errs7 = errors;
if(!((((data3 === "choice") || (data3 === "multi-choice")) || (data3 === "form")) || (data3 === "text"))){
validate21.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema22.properties.kind.enum}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
let data4 = data.options;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs10 = errors;
if(errors === _errs10){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((((data5.id === undefined)) && (missing1 = "id")) || (((data5.label === undefined)) && (missing1 = "label"))){
validate21.errors = [{instancePath:instancePath+"/options/" + i0,schemaPath:"#/properties/options/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data5.id !== undefined){
let data6 = data5.id;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data6 === "string"){
if(func49(data6) < 1){
validate21.errors = [{instancePath:instancePath+"/options/" + i0+"/id",schemaPath:"#/properties/options/items/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/options/" + i0+"/id",schemaPath:"#/properties/options/items/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.label !== undefined){
let data7 = data5.label;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data7 === "string"){
if(func49(data7) < 1){
validate21.errors = [{instancePath:instancePath+"/options/" + i0+"/label",schemaPath:"#/properties/options/items/properties/label/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern2.test(data7)){
validate21.errors = [{instancePath:instancePath+"/options/" + i0+"/label",schemaPath:"#/properties/options/items/properties/label/pattern",keyword:"pattern",params:{pattern: "\\S"}}];
return false;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/options/" + i0+"/label",schemaPath:"#/properties/options/items/properties/label/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.description !== undefined){
const _errs16 = errors;
if(typeof data5.description !== "string"){
validate21.errors = [{instancePath:instancePath+"/options/" + i0+"/description",schemaPath:"#/properties/options/items/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/options/" + i0,schemaPath:"#/properties/options/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fields !== undefined){
let data9 = data.fields;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data9)){
var valid3 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
const _errs20 = errors;
if(errors === _errs20){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing2;
if(((((data10.id === undefined)) && (missing2 = "id")) || (((data10.label === undefined)) && (missing2 = "label"))) || (((data10.type === undefined)) && (missing2 = "type"))){
validate21.errors = [{instancePath:instancePath+"/fields/" + i1,schemaPath:"#/properties/fields/items/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data10.id !== undefined){
let data11 = data10.id;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data11 === "string"){
if(func49(data11) < 1){
validate21.errors = [{instancePath:instancePath+"/fields/" + i1+"/id",schemaPath:"#/properties/fields/items/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/fields/" + i1+"/id",schemaPath:"#/properties/fields/items/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.label !== undefined){
let data12 = data10.label;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data12 === "string"){
if(func49(data12) < 1){
validate21.errors = [{instancePath:instancePath+"/fields/" + i1+"/label",schemaPath:"#/properties/fields/items/properties/label/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern2.test(data12)){
validate21.errors = [{instancePath:instancePath+"/fields/" + i1+"/label",schemaPath:"#/properties/fields/items/properties/label/pattern",keyword:"pattern",params:{pattern: "\\S"}}];
return false;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/fields/" + i1+"/label",schemaPath:"#/properties/fields/items/properties/label/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.type !== undefined){
let data13 = data10.type;
const _errs26 = errors;
if(!((((data13 === "text") || (data13 === "number")) || (data13 === "select")) || (data13 === "boolean"))){
validate21.errors = [{instancePath:instancePath+"/fields/" + i1+"/type",schemaPath:"#/properties/fields/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema22.properties.fields.items.properties.type.enum}}];
return false;
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.required !== undefined){
const _errs27 = errors;
if(typeof data10.required !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/fields/" + i1+"/required",schemaPath:"#/properties/fields/items/properties/required/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.options !== undefined){
let data15 = data10.options;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data15)){
var valid5 = true;
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
const _errs31 = errors;
if(typeof data15[i2] !== "string"){
validate21.errors = [{instancePath:instancePath+"/fields/" + i1+"/options/" + i2,schemaPath:"#/properties/fields/items/properties/options/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs31 === errors;
if(!valid5){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/fields/" + i1+"/options",schemaPath:"#/properties/fields/items/properties/options/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid4 = _errs29 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/fields/" + i1,schemaPath:"#/properties/fields/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs20 === errors;
if(!valid3){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowCustom !== undefined){
const _errs33 = errors;
if(typeof data.allowCustom !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/allowCustom",schemaPath:"#/properties/allowCustom/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data18 = data.status;
const _errs35 = errors;
if(!((((((data18 === "requested") || (data18 === "submitting")) || (data18 === "submitted")) || (data18 === "skipped")) || (data18 === "expired")) || (data18 === "failed"))){
validate21.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema22.properties.status.enum}}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined){
const _errs36 = errors;
if(typeof data.expiresAt !== "string"){
validate21.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data20 = data.error;
const _errs38 = errors;
if(errors === _errs38){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing3;
if((((data20.code === undefined)) && (missing3 = "code")) || (((data20.message === undefined)) && (missing3 = "message"))){
validate21.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data20.code !== undefined){
let data21 = data20.code;
const _errs40 = errors;
if(errors === _errs40){
if(typeof data21 === "string"){
if(func49(data21) < 1){
validate21.errors = [{instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs40 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data20.message !== undefined){
const _errs42 = errors;
if(typeof data20.message !== "string"){
validate21.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs42 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data20.retryable !== undefined){
const _errs44 = errors;
if(typeof data20.retryable !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/error/retryable",schemaPath:"#/properties/error/properties/retryable/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid6 = _errs44 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

export const validateSuggestion: Validator = validate22;
const schema23 = {"$id":"suggestion","type":"object","properties":{"id":{"type":"string","minLength":1},"label":{"type":"string","minLength":1,"pattern":"\\S"},"prompt":{"type":"string"}},"required":["id","label","prompt"]};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined)) && (missing0 = "id")) || (((data.label === undefined)) && (missing0 = "label"))) || (((data.prompt === undefined)) && (missing0 = "prompt"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func49(data0) < 1){
validate22.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
let data1 = data.label;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func49(data1) < 1){
validate22.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern2.test(data1)){
validate22.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/pattern",keyword:"pattern",params:{pattern: "\\S"}}];
return false;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
const _errs5 = errors;
if(typeof data.prompt !== "string"){
validate22.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

export const validateModelOption: Validator = validate23;
const schema24 = {"$id":"model-option","type":"object","properties":{"id":{"type":"string","minLength":1},"label":{"type":"string","minLength":1,"pattern":"\\S"},"description":{"type":"string"},"provider":{"type":"string"},"capabilities":{"type":"array","items":{"type":"string"}},"available":{"type":"boolean"},"reason":{"type":"string"}},"required":["id","label","available"]};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined)) && (missing0 = "id")) || (((data.label === undefined)) && (missing0 = "label"))) || (((data.available === undefined)) && (missing0 = "available"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func49(data0) < 1){
validate23.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
let data1 = data.label;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func49(data1) < 1){
validate23.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern2.test(data1)){
validate23.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/pattern",keyword:"pattern",params:{pattern: "\\S"}}];
return false;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs5 = errors;
if(typeof data.description !== "string"){
validate23.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider !== undefined){
const _errs7 = errors;
if(typeof data.provider !== "string"){
validate23.errors = [{instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.capabilities !== undefined){
let data4 = data.capabilities;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(typeof data4[i0] !== "string"){
validate23.errors = [{instancePath:instancePath+"/capabilities/" + i0,schemaPath:"#/properties/capabilities/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.available !== undefined){
const _errs13 = errors;
if(typeof data.available !== "boolean"){
validate23.errors = [{instancePath:instancePath+"/available",schemaPath:"#/properties/available/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
const _errs15 = errors;
if(typeof data.reason !== "string"){
validate23.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}

export const validateToolCall: Validator = validate24;
const schema25 = {"$id":"tool-call","type":"object","properties":{"toolCallId":{"type":"string","minLength":1},"tool":{"type":"string","minLength":1},"toolClass":{"enum":["sensor","actuator","generator"]},"title":{"type":"string"},"input":{},"status":{"enum":["pending","running","succeeded","failed","cancelled"]},"output":{},"error":{"type":"object","properties":{"code":{"type":"string","minLength":1},"message":{"type":"string"},"retryable":{"type":"boolean"}},"required":["code","message"]},"requestedAt":{"type":"string"},"completedAt":{"type":"string"},"latencyMs":{"type":"number","minimum":0},"tick":{"type":"integer","minimum":0},"progress":{"type":"number","minimum":0,"maximum":1},"sessionId":{"type":"string","minLength":1}},"required":["toolCallId","tool","status"]};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.toolCallId === undefined)) && (missing0 = "toolCallId")) || (((data.tool === undefined)) && (missing0 = "tool"))) || (((data.status === undefined)) && (missing0 = "status"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.toolCallId !== undefined){
let data0 = data.toolCallId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func49(data0) < 1){
validate24.errors = [{instancePath:instancePath+"/toolCallId",schemaPath:"#/properties/toolCallId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/toolCallId",schemaPath:"#/properties/toolCallId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool !== undefined){
let data1 = data.tool;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func49(data1) < 1){
validate24.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toolClass !== undefined){
let data2 = data.toolClass;
const _errs5 = errors;
if(!(((data2 === "sensor") || (data2 === "actuator")) || (data2 === "generator"))){
validate24.errors = [{instancePath:instancePath+"/toolClass",schemaPath:"#/properties/toolClass/enum",keyword:"enum",params:{allowedValues: schema25.properties.toolClass.enum}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs6 = errors;
if(typeof data.title !== "string"){
validate24.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data4 = data.status;
const _errs8 = errors;
if(!(((((data4 === "pending") || (data4 === "running")) || (data4 === "succeeded")) || (data4 === "failed")) || (data4 === "cancelled"))){
validate24.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema25.properties.status.enum}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data5 = data.error;
const _errs9 = errors;
if(errors === _errs9){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((((data5.code === undefined)) && (missing1 = "code")) || (((data5.message === undefined)) && (missing1 = "message"))){
validate24.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data5.code !== undefined){
let data6 = data5.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data6 === "string"){
if(func49(data6) < 1){
validate24.errors = [{instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data5.message !== undefined){
const _errs13 = errors;
if(typeof data5.message !== "string"){
validate24.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data5.retryable !== undefined){
const _errs15 = errors;
if(typeof data5.retryable !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/error/retryable",schemaPath:"#/properties/error/properties/retryable/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requestedAt !== undefined){
const _errs17 = errors;
if(typeof data.requestedAt !== "string"){
validate24.errors = [{instancePath:instancePath+"/requestedAt",schemaPath:"#/properties/requestedAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.completedAt !== undefined){
const _errs19 = errors;
if(typeof data.completedAt !== "string"){
validate24.errors = [{instancePath:instancePath+"/completedAt",schemaPath:"#/properties/completedAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.latencyMs !== undefined){
let data11 = data.latencyMs;
const _errs21 = errors;
if(errors === _errs21){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate24.errors = [{instancePath:instancePath+"/latencyMs",schemaPath:"#/properties/latencyMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/latencyMs",schemaPath:"#/properties/latencyMs/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tick !== undefined){
let data12 = data.tick;
const _errs23 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate24.errors = [{instancePath:instancePath+"/tick",schemaPath:"#/properties/tick/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs23){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate24.errors = [{instancePath:instancePath+"/tick",schemaPath:"#/properties/tick/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.progress !== undefined){
let data13 = data.progress;
const _errs25 = errors;
if(errors === _errs25){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1 || isNaN(data13)){
validate24.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data13 < 0 || isNaN(data13)){
validate24.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sessionId !== undefined){
let data14 = data.sessionId;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data14 === "string"){
if(func49(data14) < 1){
validate24.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

export const validateApproval: Validator = validate25;
const schema26 = {"$id":"approval","type":"object","properties":{"approvalId":{"type":"string","minLength":1},"revision":{"type":"integer","minimum":1},"title":{"type":"string","minLength":1,"pattern":"\\S"},"description":{"type":"string"},"toolCallId":{"type":"string","minLength":1},"risk":{"enum":["low","medium","high"]},"status":{"enum":["requested","submitting","approved","denied","expired","failed"]},"scopes":{"type":"array","items":{"enum":["once","session","always"]},"uniqueItems":true},"scope":{"enum":["once","session","always"]},"decidedBy":{"type":"string"},"reason":{"type":"string"},"expiresAt":{"type":"string"},"error":{"type":"object","properties":{"code":{"type":"string","minLength":1},"message":{"type":"string"},"retryable":{"type":"boolean"}},"required":["code","message"]}},"required":["approvalId","revision","title","status"]};
const func32 = isEqual;

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.approvalId === undefined)) && (missing0 = "approvalId")) || (((data.revision === undefined)) && (missing0 = "revision"))) || (((data.title === undefined)) && (missing0 = "title"))) || (((data.status === undefined)) && (missing0 = "status"))){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.approvalId !== undefined){
let data0 = data.approvalId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func49(data0) < 1){
validate25.errors = [{instancePath:instancePath+"/approvalId",schemaPath:"#/properties/approvalId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/approvalId",schemaPath:"#/properties/approvalId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.revision !== undefined){
let data1 = data.revision;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate25.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate25.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func49(data2) < 1){
validate25.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern2.test(data2)){
validate25.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "\\S"}}];
return false;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs7 = errors;
if(typeof data.description !== "string"){
validate25.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toolCallId !== undefined){
let data4 = data.toolCallId;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func49(data4) < 1){
validate25.errors = [{instancePath:instancePath+"/toolCallId",schemaPath:"#/properties/toolCallId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/toolCallId",schemaPath:"#/properties/toolCallId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.risk !== undefined){
let data5 = data.risk;
const _errs11 = errors;
if(!(((data5 === "low") || (data5 === "medium")) || (data5 === "high"))){
validate25.errors = [{instancePath:instancePath+"/risk",schemaPath:"#/properties/risk/enum",keyword:"enum",params:{allowedValues: schema26.properties.risk.enum}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data6 = data.status;
const _errs12 = errors;
if(!((((((data6 === "requested") || (data6 === "submitting")) || (data6 === "approved")) || (data6 === "denied")) || (data6 === "expired")) || (data6 === "failed"))){
validate25.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema26.properties.status.enum}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scopes !== undefined){
let data7 = data.scopes;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs15 = errors;
if(!(((data8 === "once") || (data8 === "session")) || (data8 === "always"))){
validate25.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/properties/scopes/items/enum",keyword:"enum",params:{allowedValues: schema26.properties.scopes.items.enum}}];
return false;
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data7.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func32(data7[i1], data7[j0])){
validate25.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}}];
return false;
break outer0;
}
}
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scope !== undefined){
let data9 = data.scope;
const _errs16 = errors;
if(!(((data9 === "once") || (data9 === "session")) || (data9 === "always"))){
validate25.errors = [{instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/enum",keyword:"enum",params:{allowedValues: schema26.properties.scope.enum}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.decidedBy !== undefined){
const _errs17 = errors;
if(typeof data.decidedBy !== "string"){
validate25.errors = [{instancePath:instancePath+"/decidedBy",schemaPath:"#/properties/decidedBy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
const _errs19 = errors;
if(typeof data.reason !== "string"){
validate25.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined){
const _errs21 = errors;
if(typeof data.expiresAt !== "string"){
validate25.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data13 = data.error;
const _errs23 = errors;
if(errors === _errs23){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((((data13.code === undefined)) && (missing1 = "code")) || (((data13.message === undefined)) && (missing1 = "message"))){
validate25.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data13.code !== undefined){
let data14 = data13.code;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data14 === "string"){
if(func49(data14) < 1){
validate25.errors = [{instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs25 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data13.message !== undefined){
const _errs27 = errors;
if(typeof data13.message !== "string"){
validate25.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs27 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data13.retryable !== undefined){
const _errs29 = errors;
if(typeof data13.retryable !== "boolean"){
validate25.errors = [{instancePath:instancePath+"/error/retryable",schemaPath:"#/properties/error/properties/retryable/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid3 = _errs29 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}

export const validateArtifact: Validator = validate26;
const schema27 = {"$id":"artifact","type":"object","properties":{"artifactId":{"type":"string","minLength":1},"title":{"type":"string","minLength":1,"pattern":"\\S"},"kind":{"enum":["code","document","image","data","other"]},"mediaType":{"type":"string"},"revisions":{"type":"array","items":{"type":"object","properties":{"revisionId":{"type":"string","minLength":1},"createdAt":{"type":"string"},"label":{"type":"string"},"content":{"type":"string"},"url":{"type":"string","format":"uri-reference","pattern":"^(?![\\u0000-\\u0020]*(?:[jJ]\\s*[aA]\\s*[vV]\\s*[aA]\\s*[sS]\\s*[cC]\\s*[rR]\\s*[iI]\\s*[pP]\\s*[tT]|[vV]\\s*[bB]\\s*[sS]\\s*[cC]\\s*[rR]\\s*[iI]\\s*[pP]\\s*[tT])\\s*:)"},"attemptId":{"type":"string","minLength":1}},"required":["revisionId"]}},"currentRevisionId":{"type":"string","minLength":1}},"required":["artifactId","title","kind","revisions"]};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.artifactId === undefined)) && (missing0 = "artifactId")) || (((data.title === undefined)) && (missing0 = "title"))) || (((data.kind === undefined)) && (missing0 = "kind"))) || (((data.revisions === undefined)) && (missing0 = "revisions"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.artifactId !== undefined){
let data0 = data.artifactId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func49(data0) < 1){
validate26.errors = [{instancePath:instancePath+"/artifactId",schemaPath:"#/properties/artifactId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/artifactId",schemaPath:"#/properties/artifactId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func49(data1) < 1){
validate26.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern2.test(data1)){
validate26.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "\\S"}}];
return false;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data2 = data.kind;
const _errs5 = errors;
if(!(((((data2 === "code") || (data2 === "document")) || (data2 === "image")) || (data2 === "data")) || (data2 === "other"))){
validate26.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema27.properties.kind.enum}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mediaType !== undefined){
const _errs6 = errors;
if(typeof data.mediaType !== "string"){
validate26.errors = [{instancePath:instancePath+"/mediaType",schemaPath:"#/properties/mediaType/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.revisions !== undefined){
let data4 = data.revisions;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs10 = errors;
if(errors === _errs10){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((data5.revisionId === undefined)) && (missing1 = "revisionId")){
validate26.errors = [{instancePath:instancePath+"/revisions/" + i0,schemaPath:"#/properties/revisions/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data5.revisionId !== undefined){
let data6 = data5.revisionId;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data6 === "string"){
if(func49(data6) < 1){
validate26.errors = [{instancePath:instancePath+"/revisions/" + i0+"/revisionId",schemaPath:"#/properties/revisions/items/properties/revisionId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/revisions/" + i0+"/revisionId",schemaPath:"#/properties/revisions/items/properties/revisionId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.createdAt !== undefined){
const _errs14 = errors;
if(typeof data5.createdAt !== "string"){
validate26.errors = [{instancePath:instancePath+"/revisions/" + i0+"/createdAt",schemaPath:"#/properties/revisions/items/properties/createdAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.label !== undefined){
const _errs16 = errors;
if(typeof data5.label !== "string"){
validate26.errors = [{instancePath:instancePath+"/revisions/" + i0+"/label",schemaPath:"#/properties/revisions/items/properties/label/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.content !== undefined){
const _errs18 = errors;
if(typeof data5.content !== "string"){
validate26.errors = [{instancePath:instancePath+"/revisions/" + i0+"/content",schemaPath:"#/properties/revisions/items/properties/content/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.url !== undefined){
let data10 = data5.url;
const _errs20 = errors;
if(errors === _errs20){
if(errors === _errs20){
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
validate26.errors = [{instancePath:instancePath+"/revisions/" + i0+"/url",schemaPath:"#/properties/revisions/items/properties/url/pattern",keyword:"pattern",params:{pattern: "^(?![\\u0000-\\u0020]*(?:[jJ]\\s*[aA]\\s*[vV]\\s*[aA]\\s*[sS]\\s*[cC]\\s*[rR]\\s*[iI]\\s*[pP]\\s*[tT]|[vV]\\s*[bB]\\s*[sS]\\s*[cC]\\s*[rR]\\s*[iI]\\s*[pP]\\s*[tT])\\s*:)"}}];
return false;
}
else {
if(!(formats0.test(data10))){
validate26.errors = [{instancePath:instancePath+"/revisions/" + i0+"/url",schemaPath:"#/properties/revisions/items/properties/url/format",keyword:"format",params:{format: "uri-reference"}}];
return false;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/revisions/" + i0+"/url",schemaPath:"#/properties/revisions/items/properties/url/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.attemptId !== undefined){
let data11 = data5.attemptId;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data11 === "string"){
if(func49(data11) < 1){
validate26.errors = [{instancePath:instancePath+"/revisions/" + i0+"/attemptId",schemaPath:"#/properties/revisions/items/properties/attemptId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/revisions/" + i0+"/attemptId",schemaPath:"#/properties/revisions/items/properties/attemptId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs22 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/revisions/" + i0,schemaPath:"#/properties/revisions/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/revisions",schemaPath:"#/properties/revisions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currentRevisionId !== undefined){
let data12 = data.currentRevisionId;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data12 === "string"){
if(func49(data12) < 1){
validate26.errors = [{instancePath:instancePath+"/currentRevisionId",schemaPath:"#/properties/currentRevisionId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/currentRevisionId",schemaPath:"#/properties/currentRevisionId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

export const validateAttempt: Validator = validate27;
const schema28 = {"$id":"attempt","type":"object","properties":{"attemptId":{"type":"string","minLength":1},"status":{"enum":["running","succeeded","failed","cancelled"]},"model":{"type":"string"},"startedAt":{"type":"string"},"endedAt":{"type":"string"},"usage":{"type":"object","properties":{"inputTokens":{"type":"integer","minimum":0},"outputTokens":{"type":"integer","minimum":0},"costUsd":{"type":"number","minimum":0}}},"error":{"type":"object","properties":{"code":{"type":"string","minLength":1},"message":{"type":"string"},"retryable":{"type":"boolean"}},"required":["code","message"]}},"required":["attemptId","status"]};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.attemptId === undefined)) && (missing0 = "attemptId")) || (((data.status === undefined)) && (missing0 = "status"))){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.attemptId !== undefined){
let data0 = data.attemptId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func49(data0) < 1){
validate27.errors = [{instancePath:instancePath+"/attemptId",schemaPath:"#/properties/attemptId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate27.errors = [{instancePath:instancePath+"/attemptId",schemaPath:"#/properties/attemptId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data1 = data.status;
const _errs3 = errors;
if(!((((data1 === "running") || (data1 === "succeeded")) || (data1 === "failed")) || (data1 === "cancelled"))){
validate27.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema28.properties.status.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
const _errs4 = errors;
if(typeof data.model !== "string"){
validate27.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.startedAt !== undefined){
const _errs6 = errors;
if(typeof data.startedAt !== "string"){
validate27.errors = [{instancePath:instancePath+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endedAt !== undefined){
const _errs8 = errors;
if(typeof data.endedAt !== "string"){
validate27.errors = [{instancePath:instancePath+"/endedAt",schemaPath:"#/properties/endedAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usage !== undefined){
let data5 = data.usage;
const _errs10 = errors;
if(errors === _errs10){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.inputTokens !== undefined){
let data6 = data5.inputTokens;
const _errs12 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate27.errors = [{instancePath:instancePath+"/usage/inputTokens",schemaPath:"#/properties/usage/properties/inputTokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate27.errors = [{instancePath:instancePath+"/usage/inputTokens",schemaPath:"#/properties/usage/properties/inputTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data5.outputTokens !== undefined){
let data7 = data5.outputTokens;
const _errs14 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate27.errors = [{instancePath:instancePath+"/usage/outputTokens",schemaPath:"#/properties/usage/properties/outputTokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate27.errors = [{instancePath:instancePath+"/usage/outputTokens",schemaPath:"#/properties/usage/properties/outputTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data5.costUsd !== undefined){
let data8 = data5.costUsd;
const _errs16 = errors;
if(errors === _errs16){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate27.errors = [{instancePath:instancePath+"/usage/costUsd",schemaPath:"#/properties/usage/properties/costUsd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate27.errors = [{instancePath:instancePath+"/usage/costUsd",schemaPath:"#/properties/usage/properties/costUsd/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/usage",schemaPath:"#/properties/usage/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data9 = data.error;
const _errs18 = errors;
if(errors === _errs18){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if((((data9.code === undefined)) && (missing1 = "code")) || (((data9.message === undefined)) && (missing1 = "message"))){
validate27.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data9.code !== undefined){
let data10 = data9.code;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data10 === "string"){
if(func49(data10) < 1){
validate27.errors = [{instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate27.errors = [{instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data9.message !== undefined){
const _errs22 = errors;
if(typeof data9.message !== "string"){
validate27.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs22 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data9.retryable !== undefined){
const _errs24 = errors;
if(typeof data9.retryable !== "boolean"){
validate27.errors = [{instancePath:instancePath+"/error/retryable",schemaPath:"#/properties/error/properties/retryable/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid2 = _errs24 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}
