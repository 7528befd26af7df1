// @ts-nocheck: the checker has nothing to add to code that a compiler wrote.
// Generated from schemas/ by .ci/generate-schema.mjs. Do not edit.
import type { Validator } from '../find-problem.js';
import { countCodePoints } from '../validator-runtime.js';

export const validateRecordingHeader: Validator = validate11;
const schema12 = {"type":"object","properties":{"recording":{"const":"oddkin-aicc"},"version":{"const":1},"createdAt":{"type":"string"},"source":{"type":"string"}},"required":["recording","version","createdAt"]};
const func0 = Object.prototype.hasOwnProperty;

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.recording === undefined) || (!(func0.call(data, "recording")))) && (missing0 = "recording")) || (((data.version === undefined) || (!(func0.call(data, "version")))) && (missing0 = "version"))) || (((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))) && (missing0 = "createdAt"))){
validate11.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.recording !== undefined && func0.call(data, "recording")){
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
if(data.version !== undefined && func0.call(data, "version")){
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
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
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
if(data.source !== undefined && func0.call(data, "source")){
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
if(((((data.at === undefined) || (!(func0.call(data, "at")))) && (missing0 = "at")) || (((data.from === undefined) || (!(func0.call(data, "from")))) && (missing0 = "from"))) || (((data.frame === undefined) || (!(func0.call(data, "frame")))) && (missing0 = "frame"))){
validate12.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.at !== undefined && func0.call(data, "at")){
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
if(data.from !== undefined && func0.call(data, "from")){
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
if(data.frame !== undefined && func0.call(data, "frame")){
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

export const validateScenario: Validator = validate13;
const schema16 = {"$id":"https://oddkin.dev/schemas/ai/scenario.v1.schema.json","type":"object","properties":{"id":{"type":"string","pattern":"^[a-z][a-z0-9-]*$"},"title":{"type":"string","minLength":1},"category":{"type":"string","minLength":1},"version":{"const":"aicc/0.1"},"description":{"type":"string"},"role":{"enum":["agent","observer"]},"timeoutMs":{"type":"integer","minimum":1},"steps":{"type":"array","minItems":1,"items":{"type":"object","oneOf":[{"properties":{"send":{"type":"object"},"timeoutMs":{"type":"integer","minimum":1}},"required":["send"],"additionalProperties":false},{"properties":{"sendText":{"type":"string"},"timeoutMs":{"type":"integer","minimum":1}},"required":["sendText"],"additionalProperties":false},{"properties":{"expect":{"type":"object"},"timeoutMs":{"type":"integer","minimum":1}},"required":["expect"],"additionalProperties":false}]}}},"required":["id","title","category","version","steps"],"additionalProperties":false};
const func78 = countCodePoints;
const pattern0 = new RegExp("^[a-z][a-z0-9-]*$", "u");

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) || (!(func0.call(data, "id")))) && (missing0 = "id")) || (((data.title === undefined) || (!(func0.call(data, "title")))) && (missing0 = "title"))) || (((data.category === undefined) || (!(func0.call(data, "category")))) && (missing0 = "category"))) || (((data.version === undefined) || (!(func0.call(data, "version")))) && (missing0 = "version"))) || (((data.steps === undefined) || (!(func0.call(data, "steps")))) && (missing0 = "steps"))){
validate13.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "id") || (key0 === "title")) || (key0 === "category")) || (key0 === "version")) || (key0 === "description")) || (key0 === "role")) || (key0 === "timeoutMs")) || (key0 === "steps"))){
validate13.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate13.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"}}];
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
if(data.title !== undefined && func0.call(data, "title")){
let data1 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func78(data1) < 1){
validate13.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.category !== undefined && func0.call(data, "category")){
let data2 = data.category;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func78(data2) < 1){
validate13.errors = [{instancePath:instancePath+"/category",schemaPath:"#/properties/category/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined && func0.call(data, "version")){
const _errs8 = errors;
if("aicc/0.1" !== data.version){
validate13.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: "aicc/0.1"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined && func0.call(data, "description")){
const _errs9 = errors;
if(typeof data.description !== "string"){
validate13.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined && func0.call(data, "role")){
let data5 = data.role;
const _errs11 = errors;
if(!((data5 === "agent") || (data5 === "observer"))){
validate13.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema16.properties.role.enum}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeoutMs !== undefined && func0.call(data, "timeoutMs")){
let data6 = data.timeoutMs;
const _errs12 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate13.errors = [{instancePath:instancePath+"/timeoutMs",schemaPath:"#/properties/timeoutMs/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
validate13.errors = [{instancePath:instancePath+"/timeoutMs",schemaPath:"#/properties/timeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data.steps !== undefined && func0.call(data, "steps")){
let data7 = data.steps;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data7)){
if(data7.length < 1){
validate13.errors = [{instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs16 = errors;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
validate13.errors = [{instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
const _errs18 = errors;
let valid2 = false;
let passing0 = null;
const _errs19 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing1;
if(((data8.send === undefined) || (!(func0.call(data8, "send")))) && (missing1 = "send")){
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
const _errs20 = errors;
for(const key1 of Object.keys(data8)){
if(!((key1 === "send") || (key1 === "timeoutMs"))){
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
if(_errs20 === errors){
if(data8.send !== undefined && func0.call(data8, "send")){
let data9 = data8.send;
const _errs21 = errors;
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
const err2 = {instancePath:instancePath+"/steps/" + i0+"/send",schemaPath:"#/properties/steps/items/oneOf/0/properties/send/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.timeoutMs !== undefined && func0.call(data8, "timeoutMs")){
let data10 = data8.timeoutMs;
const _errs23 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err3 = {instancePath:instancePath+"/steps/" + i0+"/timeoutMs",schemaPath:"#/properties/steps/items/oneOf/0/properties/timeoutMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(errors === _errs23){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
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
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
var _valid0 = _errs19 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs25 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if(((data8.sendText === undefined) || (!(func0.call(data8, "sendText")))) && (missing2 = "sendText")){
const err5 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/oneOf/1/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
const _errs26 = errors;
for(const key2 of Object.keys(data8)){
if(!((key2 === "sendText") || (key2 === "timeoutMs"))){
const err6 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
break;
}
}
if(_errs26 === errors){
if(data8.sendText !== undefined && func0.call(data8, "sendText")){
const _errs27 = errors;
if(typeof data8.sendText !== "string"){
const err7 = {instancePath:instancePath+"/steps/" + i0+"/sendText",schemaPath:"#/properties/steps/items/oneOf/1/properties/sendText/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data8.timeoutMs !== undefined && func0.call(data8, "timeoutMs")){
let data12 = data8.timeoutMs;
const _errs29 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err8 = {instancePath:instancePath+"/steps/" + i0+"/timeoutMs",schemaPath:"#/properties/steps/items/oneOf/1/properties/timeoutMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(errors === _errs29){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
const err9 = {instancePath:instancePath+"/steps/" + i0+"/timeoutMs",schemaPath:"#/properties/steps/items/oneOf/1/properties/timeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
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
var _valid0 = _errs25 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
const _errs31 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing3;
if(((data8.expect === undefined) || (!(func0.call(data8, "expect")))) && (missing3 = "expect")){
const err10 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/oneOf/2/required",keyword:"required",params:{missingProperty: missing3}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
const _errs32 = errors;
for(const key3 of Object.keys(data8)){
if(!((key3 === "expect") || (key3 === "timeoutMs"))){
const err11 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
break;
}
}
if(_errs32 === errors){
if(data8.expect !== undefined && func0.call(data8, "expect")){
let data13 = data8.expect;
const _errs33 = errors;
if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))){
const err12 = {instancePath:instancePath+"/steps/" + i0+"/expect",schemaPath:"#/properties/steps/items/oneOf/2/properties/expect/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid5 = _errs33 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.timeoutMs !== undefined && func0.call(data8, "timeoutMs")){
let data14 = data8.timeoutMs;
const _errs35 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err13 = {instancePath:instancePath+"/steps/" + i0+"/timeoutMs",schemaPath:"#/properties/steps/items/oneOf/2/properties/timeoutMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(errors === _errs35){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
const err14 = {instancePath:instancePath+"/steps/" + i0+"/timeoutMs",schemaPath:"#/properties/steps/items/oneOf/2/properties/timeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
var valid5 = _errs35 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
var _valid0 = _errs31 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid2 = true;
passing0 = 2;
}
}
}
if(!valid2){
const err15 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate13.errors = vErrors;
return false;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs16 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"}}];
return false;
}
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
}
else {
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}
