// @ts-nocheck: the checker has nothing to add to code that a compiler wrote.
// Generated from schemas/ by .ci/generate-schema.mjs. Do not edit.
import type { Validator } from '../find-problem.js';
import { countCodePoints } from '../validator-runtime.js';

export const validateRecordingHeader: Validator = validate11;
const schema12 = {"type":"object","properties":{"recording":{"const":"oddkin-aicc"},"version":{"const":1},"createdAt":{"type":"string"},"source":{"type":"string"},"notes":{}},"required":["recording","version","createdAt"]};
const func0 = Object.prototype.hasOwnProperty;

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.recording === undefined)) && (missing0 = "recording")) || (((data.version === undefined)) && (missing0 = "version"))) || (((data.createdAt === undefined)) && (missing0 = "createdAt"))){
validate11.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.recording !== undefined){
const _errs1 = errors;
if("oddkin-aicc" !== data.recording){
validate11.errors = [{instancePath:instancePath+"/recording",schemaPath:"#/properties/recording/const",keyword:"const",params:{allowedValue: "oddkin-aicc"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
const _errs2 = errors;
if(1 !== data.version){
validate11.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs3 = errors;
if(typeof data.createdAt !== "string"){
validate11.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs5 = errors;
if(typeof data.source !== "string"){
validate11.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"}}];
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
}
else {
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}

export const validateRecordedFrame: Validator = validate12;
const schema13 = {"type":"object","properties":{"at":{"type":"number","minimum":0},"from":{"enum":["agent","bridge"]},"frame":{"type":"object"}},"required":["at","from","frame"]};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.at === undefined)) && (missing0 = "at")) || (((data.from === undefined)) && (missing0 = "from"))) || (((data.frame === undefined)) && (missing0 = "frame"))){
validate12.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.at !== undefined){
let data0 = data.at;
const _errs1 = errors;
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate12.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate12.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data1 = data.from;
const _errs3 = errors;
if(!((data1 === "agent") || (data1 === "bridge"))){
validate12.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/enum",keyword:"enum",params:{allowedValues: schema13.properties.from.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frame !== undefined){
let data2 = data.frame;
const _errs4 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate12.errors = [{instancePath:instancePath+"/frame",schemaPath:"#/properties/frame/type",keyword:"type",params:{type: "object"}}];
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
validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}

export const validateRecordedNote: Validator = validate13;
const schema17 = {"type":"object","properties":{"noteId":{"type":"string","minLength":1},"text":{"type":"string"},"at":{"type":"number","minimum":0},"sessionId":{"type":"string"},"messageId":{"type":"string"},"writtenAt":{"type":"string"}},"required":["noteId","text","at"]};
const func80 = countCodePoints;

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.noteId === undefined)) && (missing0 = "noteId")) || (((data.text === undefined)) && (missing0 = "text"))) || (((data.at === undefined)) && (missing0 = "at"))){
validate13.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.noteId !== undefined){
let data0 = data.noteId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func80(data0) < 1){
validate13.errors = [{instancePath:instancePath+"/noteId",schemaPath:"#/properties/noteId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/noteId",schemaPath:"#/properties/noteId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs3 = errors;
if(typeof data.text !== "string"){
validate13.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs5 = errors;
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate13.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sessionId !== undefined){
const _errs7 = errors;
if(typeof data.sessionId !== "string"){
validate13.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messageId !== undefined){
const _errs9 = errors;
if(typeof data.messageId !== "string"){
validate13.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.writtenAt !== undefined){
const _errs11 = errors;
if(typeof data.writtenAt !== "string"){
validate13.errors = [{instancePath:instancePath+"/writtenAt",schemaPath:"#/properties/writtenAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
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

export const validateRecordedText: Validator = validate14;
const schema14 = {"type":"object","properties":{"at":{"type":"number","minimum":0},"from":{"enum":["agent","bridge"]},"text":{"type":"string"}},"required":["at","from"],"additionalProperties":false};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.at === undefined)) && (missing0 = "at")) || (((data.from === undefined)) && (missing0 = "from"))){
validate14.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "at") || (key0 === "from")) || (key0 === "text")) && Object.hasOwn(data, key0)){
validate14.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.at !== undefined){
let data0 = data.at;
const _errs2 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate14.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate14.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data1 = data.from;
const _errs4 = errors;
if(!((data1 === "agent") || (data1 === "bridge"))){
validate14.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/enum",keyword:"enum",params:{allowedValues: schema14.properties.from.enum}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs5 = errors;
if(typeof data.text !== "string"){
validate14.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}}];
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
}
else {
validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}

export const validateScenario: Validator = validate15;
const schema19 = {"$id":"https://oddkin.dev/schemas/ai/scenario.v1.schema.json","type":"object","properties":{"id":{"type":"string","pattern":"^[a-z][a-z0-9-]*$"},"title":{"type":"string","minLength":1},"category":{"type":"string","minLength":1},"version":{"const":"aicc/0.1"},"description":{"type":"string"},"role":{"enum":["agent","observer"]},"timeoutMs":{"type":"integer","minimum":1},"path":{"type":"string"},"steps":{"type":"array","minItems":1,"items":{"type":"object","oneOf":[{"properties":{"send":{"type":"object"},"timeoutMs":{"type":"integer","minimum":1},"on":{"type":"string","minLength":1}},"required":["send"],"additionalProperties":false},{"properties":{"sendText":{"type":"string"},"timeoutMs":{"type":"integer","minimum":1},"on":{"type":"string","minLength":1}},"required":["sendText"],"additionalProperties":false},{"properties":{"expect":{"type":"object"},"timeoutMs":{"type":"integer","minimum":1},"on":{"type":"string","minLength":1}},"required":["expect"],"additionalProperties":false},{"properties":{"open":{"type":"string","minLength":1},"role":{"enum":["agent","observer"]},"path":{"type":"string"},"timeoutMs":{"type":"integer","minimum":1}},"required":["open"],"additionalProperties":false},{"properties":{"disconnect":{"type":"string","minLength":1},"timeoutMs":{"type":"integer","minimum":1}},"required":["disconnect"],"additionalProperties":false},{"properties":{"expectClose":{"type":"integer"},"on":{"type":"string","minLength":1},"timeoutMs":{"type":"integer","minimum":1}},"required":["expectClose"],"additionalProperties":false},{"properties":{"wait":{"type":"integer","minimum":1}},"required":["wait"],"additionalProperties":false}]}}},"required":["id","title","category","version","steps"],"additionalProperties":false};
const pattern0 = new RegExp("^[a-z][a-z0-9-]*$", "u");

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined)) && (missing0 = "id")) || (((data.title === undefined)) && (missing0 = "title"))) || (((data.category === undefined)) && (missing0 = "category"))) || (((data.version === undefined)) && (missing0 = "version"))) || (((data.steps === undefined)) && (missing0 = "steps"))){
validate15.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "id") || (key0 === "title") || (key0 === "category") || (key0 === "version") || (key0 === "description") || (key0 === "role") || (key0 === "timeoutMs") || (key0 === "path") || (key0 === "steps")) && Object.hasOwn(data, key0)){
validate15.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate15.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"}}];
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
if(data.title !== undefined){
let data1 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func80(data1) < 1){
validate15.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate15.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.category !== undefined){
let data2 = data.category;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func80(data2) < 1){
validate15.errors = [{instancePath:instancePath+"/category",schemaPath:"#/properties/category/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate15.errors = [{instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
const _errs8 = errors;
if("aicc/0.1" !== data.version){
validate15.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: "aicc/0.1"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs9 = errors;
if(typeof data.description !== "string"){
validate15.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data5 = data.role;
const _errs11 = errors;
if(!((data5 === "agent") || (data5 === "observer"))){
validate15.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema19.properties.role.enum}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeoutMs !== undefined){
let data6 = data.timeoutMs;
const _errs12 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate15.errors = [{instancePath:instancePath+"/timeoutMs",schemaPath:"#/properties/timeoutMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
validate15.errors = [{instancePath:instancePath+"/timeoutMs",schemaPath:"#/properties/timeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
const _errs14 = errors;
if(typeof data.path !== "string"){
validate15.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.steps !== undefined){
let data8 = data.steps;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data8)){
if(data8.length < 1){
validate15.errors = [{instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs18 = errors;
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
validate15.errors = [{instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
const _errs20 = errors;
let valid2 = false;
let passing0 = null;
const _errs21 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if(((data9.send === undefined)) && (missing1 = "send")){
const err0 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/oneOf/0/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs22 = errors;
for(const key1 in data9){
if(!(((key1 === "send") || (key1 === "timeoutMs")) || (key1 === "on")) && Object.hasOwn(data9, key1)){
const err1 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs22 === errors){
if(data9.send !== undefined){
let data10 = data9.send;
const _errs23 = errors;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
const err2 = {instancePath:instancePath+"/steps/" + i0+"/send",schemaPath:"#/properties/steps/items/oneOf/0/properties/send/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.timeoutMs !== undefined){
let data11 = data9.timeoutMs;
const _errs25 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err3 = {instancePath:instancePath+"/steps/" + i0+"/timeoutMs",schemaPath:"#/properties/steps/items/oneOf/0/properties/timeoutMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(errors === _errs25){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
const err4 = {instancePath:instancePath+"/steps/" + i0+"/timeoutMs",schemaPath:"#/properties/steps/items/oneOf/0/properties/timeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
var valid3 = _errs25 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.on !== undefined){
let data12 = data9.on;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data12 === "string"){
if(func80(data12) < 1){
const err5 = {instancePath:instancePath+"/steps/" + i0+"/on",schemaPath:"#/properties/steps/items/oneOf/0/properties/on/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/steps/" + i0+"/on",schemaPath:"#/properties/steps/items/oneOf/0/properties/on/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
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
var _valid0 = _errs21 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs29 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing2;
if(((data9.sendText === undefined)) && (missing2 = "sendText")){
const err7 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/oneOf/1/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
const _errs30 = errors;
for(const key2 in data9){
if(!(((key2 === "sendText") || (key2 === "timeoutMs")) || (key2 === "on")) && Object.hasOwn(data9, key2)){
const err8 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break;
}
}
if(_errs30 === errors){
if(data9.sendText !== undefined){
const _errs31 = errors;
if(typeof data9.sendText !== "string"){
const err9 = {instancePath:instancePath+"/steps/" + i0+"/sendText",schemaPath:"#/properties/steps/items/oneOf/1/properties/sendText/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid4 = _errs31 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.timeoutMs !== undefined){
let data14 = data9.timeoutMs;
const _errs33 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err10 = {instancePath:instancePath+"/steps/" + i0+"/timeoutMs",schemaPath:"#/properties/steps/items/oneOf/1/properties/timeoutMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(errors === _errs33){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
const err11 = {instancePath:instancePath+"/steps/" + i0+"/timeoutMs",schemaPath:"#/properties/steps/items/oneOf/1/properties/timeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
var valid4 = _errs33 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.on !== undefined){
let data15 = data9.on;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data15 === "string"){
if(func80(data15) < 1){
const err12 = {instancePath:instancePath+"/steps/" + i0+"/on",schemaPath:"#/properties/steps/items/oneOf/1/properties/on/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/steps/" + i0+"/on",schemaPath:"#/properties/steps/items/oneOf/1/properties/on/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var valid4 = _errs35 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
var _valid0 = _errs29 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
const _errs37 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing3;
if(((data9.expect === undefined)) && (missing3 = "expect")){
const err14 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/oneOf/2/required",keyword:"required",params:{missingProperty: missing3}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
const _errs38 = errors;
for(const key3 in data9){
if(!(((key3 === "expect") || (key3 === "timeoutMs")) || (key3 === "on")) && Object.hasOwn(data9, key3)){
const err15 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break;
}
}
if(_errs38 === errors){
if(data9.expect !== undefined){
let data16 = data9.expect;
const _errs39 = errors;
if(!(data16 && typeof data16 == "object" && !Array.isArray(data16))){
const err16 = {instancePath:instancePath+"/steps/" + i0+"/expect",schemaPath:"#/properties/steps/items/oneOf/2/properties/expect/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid5 = _errs39 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.timeoutMs !== undefined){
let data17 = data9.timeoutMs;
const _errs41 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err17 = {instancePath:instancePath+"/steps/" + i0+"/timeoutMs",schemaPath:"#/properties/steps/items/oneOf/2/properties/timeoutMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(errors === _errs41){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 1 || isNaN(data17)){
const err18 = {instancePath:instancePath+"/steps/" + i0+"/timeoutMs",schemaPath:"#/properties/steps/items/oneOf/2/properties/timeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
var valid5 = _errs41 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.on !== undefined){
let data18 = data9.on;
const _errs43 = errors;
if(errors === _errs43){
if(typeof data18 === "string"){
if(func80(data18) < 1){
const err19 = {instancePath:instancePath+"/steps/" + i0+"/on",schemaPath:"#/properties/steps/items/oneOf/2/properties/on/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/steps/" + i0+"/on",schemaPath:"#/properties/steps/items/oneOf/2/properties/on/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var valid5 = _errs43 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
var _valid0 = _errs37 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid2 = true;
passing0 = 2;
}
const _errs45 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing4;
if(((data9.open === undefined)) && (missing4 = "open")){
const err21 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/oneOf/3/required",keyword:"required",params:{missingProperty: missing4}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
const _errs46 = errors;
for(const key4 in data9){
if(!((((key4 === "open") || (key4 === "role")) || (key4 === "path")) || (key4 === "timeoutMs")) && Object.hasOwn(data9, key4)){
const err22 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
break;
}
}
if(_errs46 === errors){
if(data9.open !== undefined){
let data19 = data9.open;
const _errs47 = errors;
if(errors === _errs47){
if(typeof data19 === "string"){
if(func80(data19) < 1){
const err23 = {instancePath:instancePath+"/steps/" + i0+"/open",schemaPath:"#/properties/steps/items/oneOf/3/properties/open/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/steps/" + i0+"/open",schemaPath:"#/properties/steps/items/oneOf/3/properties/open/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var valid6 = _errs47 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.role !== undefined){
let data20 = data9.role;
const _errs49 = errors;
if(!((data20 === "agent") || (data20 === "observer"))){
const err25 = {instancePath:instancePath+"/steps/" + i0+"/role",schemaPath:"#/properties/steps/items/oneOf/3/properties/role/enum",keyword:"enum",params:{allowedValues: schema19.properties.steps.items.oneOf[3].properties.role.enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var valid6 = _errs49 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.path !== undefined){
const _errs50 = errors;
if(typeof data9.path !== "string"){
const err26 = {instancePath:instancePath+"/steps/" + i0+"/path",schemaPath:"#/properties/steps/items/oneOf/3/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid6 = _errs50 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.timeoutMs !== undefined){
let data22 = data9.timeoutMs;
const _errs52 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err27 = {instancePath:instancePath+"/steps/" + i0+"/timeoutMs",schemaPath:"#/properties/steps/items/oneOf/3/properties/timeoutMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(errors === _errs52){
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 1 || isNaN(data22)){
const err28 = {instancePath:instancePath+"/steps/" + i0+"/timeoutMs",schemaPath:"#/properties/steps/items/oneOf/3/properties/timeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
var valid6 = _errs52 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
var _valid0 = _errs45 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid2 = true;
passing0 = 3;
}
const _errs54 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing5;
if(((data9.disconnect === undefined)) && (missing5 = "disconnect")){
const err29 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/oneOf/4/required",keyword:"required",params:{missingProperty: missing5}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
else {
const _errs55 = errors;
for(const key5 in data9){
if(!((key5 === "disconnect") || (key5 === "timeoutMs")) && Object.hasOwn(data9, key5)){
const err30 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
break;
}
}
if(_errs55 === errors){
if(data9.disconnect !== undefined){
let data23 = data9.disconnect;
const _errs56 = errors;
if(errors === _errs56){
if(typeof data23 === "string"){
if(func80(data23) < 1){
const err31 = {instancePath:instancePath+"/steps/" + i0+"/disconnect",schemaPath:"#/properties/steps/items/oneOf/4/properties/disconnect/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/steps/" + i0+"/disconnect",schemaPath:"#/properties/steps/items/oneOf/4/properties/disconnect/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var valid7 = _errs56 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data9.timeoutMs !== undefined){
let data24 = data9.timeoutMs;
const _errs58 = errors;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err33 = {instancePath:instancePath+"/steps/" + i0+"/timeoutMs",schemaPath:"#/properties/steps/items/oneOf/4/properties/timeoutMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(errors === _errs58){
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 1 || isNaN(data24)){
const err34 = {instancePath:instancePath+"/steps/" + i0+"/timeoutMs",schemaPath:"#/properties/steps/items/oneOf/4/properties/timeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
var valid7 = _errs58 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
var _valid0 = _errs54 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid2 = true;
passing0 = 4;
}
const _errs60 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing6;
if(((data9.expectClose === undefined)) && (missing6 = "expectClose")){
const err35 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/oneOf/5/required",keyword:"required",params:{missingProperty: missing6}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
const _errs61 = errors;
for(const key6 in data9){
if(!(((key6 === "expectClose") || (key6 === "on")) || (key6 === "timeoutMs")) && Object.hasOwn(data9, key6)){
const err36 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
break;
}
}
if(_errs61 === errors){
if(data9.expectClose !== undefined){
let data25 = data9.expectClose;
const _errs62 = errors;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err37 = {instancePath:instancePath+"/steps/" + i0+"/expectClose",schemaPath:"#/properties/steps/items/oneOf/5/properties/expectClose/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var valid8 = _errs62 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data9.on !== undefined){
let data26 = data9.on;
const _errs64 = errors;
if(errors === _errs64){
if(typeof data26 === "string"){
if(func80(data26) < 1){
const err38 = {instancePath:instancePath+"/steps/" + i0+"/on",schemaPath:"#/properties/steps/items/oneOf/5/properties/on/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/steps/" + i0+"/on",schemaPath:"#/properties/steps/items/oneOf/5/properties/on/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
var valid8 = _errs64 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data9.timeoutMs !== undefined){
let data27 = data9.timeoutMs;
const _errs66 = errors;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err40 = {instancePath:instancePath+"/steps/" + i0+"/timeoutMs",schemaPath:"#/properties/steps/items/oneOf/5/properties/timeoutMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(errors === _errs66){
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 < 1 || isNaN(data27)){
const err41 = {instancePath:instancePath+"/steps/" + i0+"/timeoutMs",schemaPath:"#/properties/steps/items/oneOf/5/properties/timeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
var valid8 = _errs66 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
var _valid0 = _errs60 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 5];
}
else {
if(_valid0){
valid2 = true;
passing0 = 5;
}
const _errs68 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing7;
if(((data9.wait === undefined)) && (missing7 = "wait")){
const err42 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/oneOf/6/required",keyword:"required",params:{missingProperty: missing7}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
else {
const _errs69 = errors;
for(const key7 in data9){
if(!(key7 === "wait") && Object.hasOwn(data9, key7)){
const err43 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/oneOf/6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
break;
}
}
if(_errs69 === errors){
if(data9.wait !== undefined){
let data28 = data9.wait;
const _errs70 = errors;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err44 = {instancePath:instancePath+"/steps/" + i0+"/wait",schemaPath:"#/properties/steps/items/oneOf/6/properties/wait/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(errors === _errs70){
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 < 1 || isNaN(data28)){
const err45 = {instancePath:instancePath+"/steps/" + i0+"/wait",schemaPath:"#/properties/steps/items/oneOf/6/properties/wait/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
}
}
}
}
var _valid0 = _errs68 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 6];
}
else {
if(_valid0){
valid2 = true;
passing0 = 6;
}
}
}
}
}
}
}
if(!valid2){
const err46 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
validate15.errors = vErrors;
return false;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs18 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate15.errors = [{instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"}}];
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
