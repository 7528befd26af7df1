// @ts-nocheck: the checker has nothing to add to code that a compiler wrote.
// Generated from schemas/ by .ci/generate-schema.mjs. Do not edit.
import type { Validator } from '../find-problem.js';
import { countCodePoints, isUuid } from '../validator-runtime.js';

export const validateManifest: Validator = validate36;
const schema61 = {"type":"object","required":["tick_rate_hz","tick_mode","world","capabilities","tools","agent_model"],"properties":{"protocol":{"$ref":"#/$defs/protocolString"},"type":{"const":"session_init"},"tick_rate_hz":{"type":"number","exclusiveMinimum":0},"tick_mode":{"$ref":"#/$defs/tickMode"},"world":{"type":"object","required":["name","kind"],"properties":{"name":{"type":"string","minLength":1},"kind":{"$ref":"#/$defs/worldKind"}},"additionalProperties":false},"agent_model":{"$ref":"#/$defs/modelDecl"},"capabilities":{"$ref":"#/$defs/capabilities"},"tools":{"type":"array","items":{"$ref":"#/$defs/tool"},"minItems":0},"event_subscriptions":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};
const schema13 = {"type":"string","const":"aicc/0.1"};
const schema16 = {"type":"string","enum":["fixed","event","hybrid"]};
const schema17 = {"type":"string","enum":["2d","3d","text","abstract"]};
const schema20 = {"type":"object","required":["sensors","actuators","generators"],"properties":{"sensors":{"type":"array","items":{"type":"string"}},"actuators":{"type":"array","items":{"type":"string"}},"generators":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func66 = countCodePoints;
const schema18 = {"type":"object","required":["class"],"properties":{"class":{"$ref":"#/$defs/modelClass"},"expected_first_token_ms":{"type":"integer","minimum":0},"expected_full_response_ms":{"type":"integer","minimum":0}},"additionalProperties":false};
const schema19 = {"type":"string","enum":["edge_small","edge_medium","cloud_medium","cloud_large"]};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.class === undefined)) && (missing0 = "class")){
validate12.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "class") || (key0 === "expected_first_token_ms")) || (key0 === "expected_full_response_ms")) && Object.hasOwn(data, key0)){
validate12.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.class !== undefined){
let data0 = data.class;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate12.errors = [{instancePath:instancePath+"/class",schemaPath:"#/$defs/modelClass/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data0 === "edge_small") || (data0 === "edge_medium")) || (data0 === "cloud_medium")) || (data0 === "cloud_large"))){
validate12.errors = [{instancePath:instancePath+"/class",schemaPath:"#/$defs/modelClass/enum",keyword:"enum",params:{allowedValues: schema19.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expected_first_token_ms !== undefined){
let data1 = data.expected_first_token_ms;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate12.errors = [{instancePath:instancePath+"/expected_first_token_ms",schemaPath:"#/properties/expected_first_token_ms/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate12.errors = [{instancePath:instancePath+"/expected_first_token_ms",schemaPath:"#/properties/expected_first_token_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expected_full_response_ms !== undefined){
let data2 = data.expected_full_response_ms;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate12.errors = [{instancePath:instancePath+"/expected_full_response_ms",schemaPath:"#/properties/expected_full_response_ms/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate12.errors = [{instancePath:instancePath+"/expected_full_response_ms",schemaPath:"#/properties/expected_full_response_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs7 === errors;
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

const schema21 = {"type":"object","required":["id","class","description","input_schema","output_schema"],"properties":{"id":{"type":"string","pattern":"^[a-z][a-z0-9_]*$"},"class":{"$ref":"#/$defs/toolClass"},"description":{"type":"string","minLength":1},"input_schema":{"type":"object"},"output_schema":{"type":"object"},"limits":{"type":"object","properties":{"calls_per_minute":{"type":"integer","minimum":1},"calls_per_session":{"type":"integer","minimum":1}},"additionalProperties":false},"requires_capability":{"type":"string"},"strict_input":{"type":"boolean"}},"additionalProperties":false};
const schema22 = {"type":"string","enum":["sensor","actuator","generator"]};
const pattern0 = new RegExp("^[a-z][a-z0-9_]*$", "u");

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined)) && (missing0 = "id")) || (((data.class === undefined)) && (missing0 = "class"))) || (((data.description === undefined)) && (missing0 = "description"))) || (((data.input_schema === undefined)) && (missing0 = "input_schema"))) || (((data.output_schema === undefined)) && (missing0 = "output_schema"))){
validate14.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "class")) || (key0 === "description")) || (key0 === "input_schema")) || (key0 === "output_schema")) || (key0 === "limits")) || (key0 === "requires_capability")) || (key0 === "strict_input")) && Object.hasOwn(data, key0)){
validate14.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
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
validate14.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*$"}}];
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
if(data.class !== undefined){
let data1 = data.class;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate14.errors = [{instancePath:instancePath+"/class",schemaPath:"#/$defs/toolClass/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "sensor") || (data1 === "actuator")) || (data1 === "generator"))){
validate14.errors = [{instancePath:instancePath+"/class",schemaPath:"#/$defs/toolClass/enum",keyword:"enum",params:{allowedValues: schema22.enum}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func66(data2) < 1){
validate14.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate14.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_schema !== undefined){
let data3 = data.input_schema;
const _errs9 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate14.errors = [{instancePath:instancePath+"/input_schema",schemaPath:"#/properties/input_schema/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_schema !== undefined){
let data4 = data.output_schema;
const _errs11 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
validate14.errors = [{instancePath:instancePath+"/output_schema",schemaPath:"#/properties/output_schema/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limits !== undefined){
let data5 = data.limits;
const _errs13 = errors;
if(errors === _errs13){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
const _errs15 = errors;
for(const key1 in data5){
if(!((key1 === "calls_per_minute") || (key1 === "calls_per_session")) && Object.hasOwn(data5, key1)){
validate14.errors = [{instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs15 === errors){
if(data5.calls_per_minute !== undefined){
let data6 = data5.calls_per_minute;
const _errs16 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate14.errors = [{instancePath:instancePath+"/limits/calls_per_minute",schemaPath:"#/properties/limits/properties/calls_per_minute/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
validate14.errors = [{instancePath:instancePath+"/limits/calls_per_minute",schemaPath:"#/properties/limits/properties/calls_per_minute/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.calls_per_session !== undefined){
let data7 = data5.calls_per_session;
const _errs18 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate14.errors = [{instancePath:instancePath+"/limits/calls_per_session",schemaPath:"#/properties/limits/properties/calls_per_session/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
validate14.errors = [{instancePath:instancePath+"/limits/calls_per_session",schemaPath:"#/properties/limits/properties/calls_per_session/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate14.errors = [{instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requires_capability !== undefined){
const _errs20 = errors;
if(typeof data.requires_capability !== "string"){
validate14.errors = [{instancePath:instancePath+"/requires_capability",schemaPath:"#/properties/requires_capability/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strict_input !== undefined){
const _errs22 = errors;
if(typeof data.strict_input !== "boolean"){
validate14.errors = [{instancePath:instancePath+"/strict_input",schemaPath:"#/properties/strict_input/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs22 === errors;
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
validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.tick_rate_hz === undefined)) && (missing0 = "tick_rate_hz")) || (((data.tick_mode === undefined)) && (missing0 = "tick_mode"))) || (((data.world === undefined)) && (missing0 = "world"))) || (((data.capabilities === undefined)) && (missing0 = "capabilities"))) || (((data.tools === undefined)) && (missing0 = "tools"))) || (((data.agent_model === undefined)) && (missing0 = "agent_model"))){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "protocol") || (key0 === "type") || (key0 === "tick_rate_hz") || (key0 === "tick_mode") || (key0 === "world") || (key0 === "agent_model") || (key0 === "capabilities") || (key0 === "tools") || (key0 === "event_subscriptions")) && Object.hasOwn(data, key0)){
validate36.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.protocol !== undefined){
let data0 = data.protocol;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate36.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/$defs/protocolString/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("aicc/0.1" !== data0){
validate36.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/$defs/protocolString/const",keyword:"const",params:{allowedValue: "aicc/0.1"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs5 = errors;
if("session_init" !== data.type){
validate36.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "session_init"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tick_rate_hz !== undefined){
let data2 = data.tick_rate_hz;
const _errs6 = errors;
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 <= 0 || isNaN(data2)){
validate36.errors = [{instancePath:instancePath+"/tick_rate_hz",schemaPath:"#/properties/tick_rate_hz/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}];
return false;
}
}
else {
validate36.errors = [{instancePath:instancePath+"/tick_rate_hz",schemaPath:"#/properties/tick_rate_hz/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tick_mode !== undefined){
let data3 = data.tick_mode;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate36.errors = [{instancePath:instancePath+"/tick_mode",schemaPath:"#/$defs/tickMode/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data3 === "fixed") || (data3 === "event")) || (data3 === "hybrid"))){
validate36.errors = [{instancePath:instancePath+"/tick_mode",schemaPath:"#/$defs/tickMode/enum",keyword:"enum",params:{allowedValues: schema16.enum}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.world !== undefined){
let data4 = data.world;
const _errs11 = errors;
if(errors === _errs11){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((((data4.name === undefined)) && (missing1 = "name")) || (((data4.kind === undefined)) && (missing1 = "kind"))){
validate36.errors = [{instancePath:instancePath+"/world",schemaPath:"#/properties/world/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs13 = errors;
for(const key1 in data4){
if(!((key1 === "name") || (key1 === "kind")) && Object.hasOwn(data4, key1)){
validate36.errors = [{instancePath:instancePath+"/world",schemaPath:"#/properties/world/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs13 === errors){
if(data4.name !== undefined){
let data5 = data4.name;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(func66(data5) < 1){
validate36.errors = [{instancePath:instancePath+"/world/name",schemaPath:"#/properties/world/properties/name/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate36.errors = [{instancePath:instancePath+"/world/name",schemaPath:"#/properties/world/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.kind !== undefined){
let data6 = data4.kind;
const _errs16 = errors;
if(typeof data6 !== "string"){
validate36.errors = [{instancePath:instancePath+"/world/kind",schemaPath:"#/$defs/worldKind/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data6 === "2d") || (data6 === "3d")) || (data6 === "text")) || (data6 === "abstract"))){
validate36.errors = [{instancePath:instancePath+"/world/kind",schemaPath:"#/$defs/worldKind/enum",keyword:"enum",params:{allowedValues: schema17.enum}}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/world",schemaPath:"#/properties/world/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_model !== undefined){
const _errs19 = errors;
if(!(validate12(data.agent_model, {instancePath:instancePath+"/agent_model",parentData:data,parentDataProperty:"agent_model",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.capabilities !== undefined){
let data8 = data.capabilities;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if(((((data8.sensors === undefined)) && (missing2 = "sensors")) || (((data8.actuators === undefined)) && (missing2 = "actuators"))) || (((data8.generators === undefined)) && (missing2 = "generators"))){
validate36.errors = [{instancePath:instancePath+"/capabilities",schemaPath:"#/$defs/capabilities/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs23 = errors;
for(const key2 in data8){
if(!(((key2 === "sensors") || (key2 === "actuators")) || (key2 === "generators")) && Object.hasOwn(data8, key2)){
validate36.errors = [{instancePath:instancePath+"/capabilities",schemaPath:"#/$defs/capabilities/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs23 === errors){
if(data8.sensors !== undefined){
let data9 = data8.sensors;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data9)){
var valid7 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs26 = errors;
if(typeof data9[i0] !== "string"){
validate36.errors = [{instancePath:instancePath+"/capabilities/sensors/" + i0,schemaPath:"#/$defs/capabilities/properties/sensors/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs26 === errors;
if(!valid7){
break;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/capabilities/sensors",schemaPath:"#/$defs/capabilities/properties/sensors/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid6 = _errs24 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.actuators !== undefined){
let data11 = data8.actuators;
const _errs28 = errors;
if(errors === _errs28){
if(Array.isArray(data11)){
var valid8 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
const _errs30 = errors;
if(typeof data11[i1] !== "string"){
validate36.errors = [{instancePath:instancePath+"/capabilities/actuators/" + i1,schemaPath:"#/$defs/capabilities/properties/actuators/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs30 === errors;
if(!valid8){
break;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/capabilities/actuators",schemaPath:"#/$defs/capabilities/properties/actuators/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid6 = _errs28 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.generators !== undefined){
let data13 = data8.generators;
const _errs32 = errors;
if(errors === _errs32){
if(Array.isArray(data13)){
var valid9 = true;
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
const _errs34 = errors;
if(typeof data13[i2] !== "string"){
validate36.errors = [{instancePath:instancePath+"/capabilities/generators/" + i2,schemaPath:"#/$defs/capabilities/properties/generators/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs34 === errors;
if(!valid9){
break;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/capabilities/generators",schemaPath:"#/$defs/capabilities/properties/generators/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid6 = _errs32 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/capabilities",schemaPath:"#/$defs/capabilities/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data15 = data.tools;
const _errs36 = errors;
if(errors === _errs36){
if(Array.isArray(data15)){
if(data15.length < 0){
validate36.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/minItems",keyword:"minItems",params:{limit: 0}}];
return false;
}
else {
var valid10 = true;
const len3 = data15.length;
for(let i3=0; i3<len3; i3++){
const _errs38 = errors;
if(!(validate14(data15[i3], {instancePath:instancePath+"/tools/" + i3,parentData:data15,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid10 = _errs38 === errors;
if(!valid10){
break;
}
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_subscriptions !== undefined){
let data17 = data.event_subscriptions;
const _errs39 = errors;
if(errors === _errs39){
if(Array.isArray(data17)){
var valid11 = true;
const len4 = data17.length;
for(let i4=0; i4<len4; i4++){
const _errs41 = errors;
if(typeof data17[i4] !== "string"){
validate36.errors = [{instancePath:instancePath+"/event_subscriptions/" + i4,schemaPath:"#/properties/event_subscriptions/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid11 = _errs41 === errors;
if(!valid11){
break;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/event_subscriptions",schemaPath:"#/properties/event_subscriptions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs39 === errors;
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
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}

export const validateSessionInitFrame: Validator = validate39;
const schema12 = {"type":"object","required":["protocol","type","session_id","message_id","tick_rate_hz","tick_mode","world","capabilities","tools","agent_model"],"properties":{"protocol":{"$ref":"#/$defs/protocolString"},"type":{"const":"session_init"},"session_id":{"$ref":"#/$defs/sessionId"},"message_id":{"$ref":"#/$defs/messageId"},"tick_rate_hz":{"type":"number","exclusiveMinimum":0},"tick_mode":{"$ref":"#/$defs/tickMode"},"world":{"type":"object","required":["name","kind"],"properties":{"name":{"type":"string","minLength":1},"kind":{"$ref":"#/$defs/worldKind"}},"additionalProperties":false},"agent_model":{"$ref":"#/$defs/modelDecl"},"capabilities":{"$ref":"#/$defs/capabilities"},"tools":{"type":"array","items":{"$ref":"#/$defs/tool"},"minItems":0},"event_subscriptions":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};
const schema14 = {"type":"string","format":"uuid"};
const schema15 = {"type":"string","format":"uuid"};
const formats0 = isUuid;

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.protocol === undefined)) && (missing0 = "protocol")) || (((data.type === undefined)) && (missing0 = "type"))) || (((data.session_id === undefined)) && (missing0 = "session_id"))) || (((data.message_id === undefined)) && (missing0 = "message_id"))) || (((data.tick_rate_hz === undefined)) && (missing0 = "tick_rate_hz"))) || (((data.tick_mode === undefined)) && (missing0 = "tick_mode"))) || (((data.world === undefined)) && (missing0 = "world"))) || (((data.capabilities === undefined)) && (missing0 = "capabilities"))) || (((data.tools === undefined)) && (missing0 = "tools"))) || (((data.agent_model === undefined)) && (missing0 = "agent_model"))){
validate39.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "protocol") || (key0 === "type") || (key0 === "session_id") || (key0 === "message_id") || (key0 === "tick_rate_hz") || (key0 === "tick_mode") || (key0 === "world") || (key0 === "agent_model") || (key0 === "capabilities") || (key0 === "tools") || (key0 === "event_subscriptions")) && Object.hasOwn(data, key0)){
validate39.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.protocol !== undefined){
let data0 = data.protocol;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate39.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/$defs/protocolString/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("aicc/0.1" !== data0){
validate39.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/$defs/protocolString/const",keyword:"const",params:{allowedValue: "aicc/0.1"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs5 = errors;
if("session_init" !== data.type){
validate39.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "session_init"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_id !== undefined){
let data2 = data.session_id;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data2 === "string"){
if(!(formats0(data2))){
validate39.errors = [{instancePath:instancePath+"/session_id",schemaPath:"#/$defs/sessionId/format",keyword:"format",params:{format: "uuid"}}];
return false;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/session_id",schemaPath:"#/$defs/sessionId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message_id !== undefined){
let data3 = data.message_id;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data3 === "string"){
if(!(formats0(data3))){
validate39.errors = [{instancePath:instancePath+"/message_id",schemaPath:"#/$defs/messageId/format",keyword:"format",params:{format: "uuid"}}];
return false;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/message_id",schemaPath:"#/$defs/messageId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tick_rate_hz !== undefined){
let data4 = data.tick_rate_hz;
const _errs12 = errors;
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 <= 0 || isNaN(data4)){
validate39.errors = [{instancePath:instancePath+"/tick_rate_hz",schemaPath:"#/properties/tick_rate_hz/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}];
return false;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/tick_rate_hz",schemaPath:"#/properties/tick_rate_hz/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tick_mode !== undefined){
let data5 = data.tick_mode;
const _errs14 = errors;
if(typeof data5 !== "string"){
validate39.errors = [{instancePath:instancePath+"/tick_mode",schemaPath:"#/$defs/tickMode/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data5 === "fixed") || (data5 === "event")) || (data5 === "hybrid"))){
validate39.errors = [{instancePath:instancePath+"/tick_mode",schemaPath:"#/$defs/tickMode/enum",keyword:"enum",params:{allowedValues: schema16.enum}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.world !== undefined){
let data6 = data.world;
const _errs17 = errors;
if(errors === _errs17){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if((((data6.name === undefined)) && (missing1 = "name")) || (((data6.kind === undefined)) && (missing1 = "kind"))){
validate39.errors = [{instancePath:instancePath+"/world",schemaPath:"#/properties/world/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs19 = errors;
for(const key1 in data6){
if(!((key1 === "name") || (key1 === "kind")) && Object.hasOwn(data6, key1)){
validate39.errors = [{instancePath:instancePath+"/world",schemaPath:"#/properties/world/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs19 === errors){
if(data6.name !== undefined){
let data7 = data6.name;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data7 === "string"){
if(func66(data7) < 1){
validate39.errors = [{instancePath:instancePath+"/world/name",schemaPath:"#/properties/world/properties/name/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/world/name",schemaPath:"#/properties/world/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs20 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.kind !== undefined){
let data8 = data6.kind;
const _errs22 = errors;
if(typeof data8 !== "string"){
validate39.errors = [{instancePath:instancePath+"/world/kind",schemaPath:"#/$defs/worldKind/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data8 === "2d") || (data8 === "3d")) || (data8 === "text")) || (data8 === "abstract"))){
validate39.errors = [{instancePath:instancePath+"/world/kind",schemaPath:"#/$defs/worldKind/enum",keyword:"enum",params:{allowedValues: schema17.enum}}];
return false;
}
var valid5 = _errs22 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/world",schemaPath:"#/properties/world/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_model !== undefined){
const _errs25 = errors;
if(!(validate12(data.agent_model, {instancePath:instancePath+"/agent_model",parentData:data,parentDataProperty:"agent_model",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.capabilities !== undefined){
let data10 = data.capabilities;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing2;
if(((((data10.sensors === undefined)) && (missing2 = "sensors")) || (((data10.actuators === undefined)) && (missing2 = "actuators"))) || (((data10.generators === undefined)) && (missing2 = "generators"))){
validate39.errors = [{instancePath:instancePath+"/capabilities",schemaPath:"#/$defs/capabilities/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs29 = errors;
for(const key2 in data10){
if(!(((key2 === "sensors") || (key2 === "actuators")) || (key2 === "generators")) && Object.hasOwn(data10, key2)){
validate39.errors = [{instancePath:instancePath+"/capabilities",schemaPath:"#/$defs/capabilities/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs29 === errors){
if(data10.sensors !== undefined){
let data11 = data10.sensors;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data11)){
var valid9 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
const _errs32 = errors;
if(typeof data11[i0] !== "string"){
validate39.errors = [{instancePath:instancePath+"/capabilities/sensors/" + i0,schemaPath:"#/$defs/capabilities/properties/sensors/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs32 === errors;
if(!valid9){
break;
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/capabilities/sensors",schemaPath:"#/$defs/capabilities/properties/sensors/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid8 = _errs30 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data10.actuators !== undefined){
let data13 = data10.actuators;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data13)){
var valid10 = true;
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
const _errs36 = errors;
if(typeof data13[i1] !== "string"){
validate39.errors = [{instancePath:instancePath+"/capabilities/actuators/" + i1,schemaPath:"#/$defs/capabilities/properties/actuators/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid10 = _errs36 === errors;
if(!valid10){
break;
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/capabilities/actuators",schemaPath:"#/$defs/capabilities/properties/actuators/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid8 = _errs34 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data10.generators !== undefined){
let data15 = data10.generators;
const _errs38 = errors;
if(errors === _errs38){
if(Array.isArray(data15)){
var valid11 = true;
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
const _errs40 = errors;
if(typeof data15[i2] !== "string"){
validate39.errors = [{instancePath:instancePath+"/capabilities/generators/" + i2,schemaPath:"#/$defs/capabilities/properties/generators/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid11 = _errs40 === errors;
if(!valid11){
break;
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/capabilities/generators",schemaPath:"#/$defs/capabilities/properties/generators/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid8 = _errs38 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/capabilities",schemaPath:"#/$defs/capabilities/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data17 = data.tools;
const _errs42 = errors;
if(errors === _errs42){
if(Array.isArray(data17)){
if(data17.length < 0){
validate39.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/minItems",keyword:"minItems",params:{limit: 0}}];
return false;
}
else {
var valid12 = true;
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
const _errs44 = errors;
if(!(validate14(data17[i3], {instancePath:instancePath+"/tools/" + i3,parentData:data17,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid12 = _errs44 === errors;
if(!valid12){
break;
}
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_subscriptions !== undefined){
let data19 = data.event_subscriptions;
const _errs45 = errors;
if(errors === _errs45){
if(Array.isArray(data19)){
var valid13 = true;
const len4 = data19.length;
for(let i4=0; i4<len4; i4++){
const _errs47 = errors;
if(typeof data19[i4] !== "string"){
validate39.errors = [{instancePath:instancePath+"/event_subscriptions/" + i4,schemaPath:"#/properties/event_subscriptions/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs47 === errors;
if(!valid13){
break;
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/event_subscriptions",schemaPath:"#/properties/event_subscriptions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs45 === errors;
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
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}

export const validateSessionResumeFrame: Validator = validate42;
const schema23 = {"type":"object","required":["protocol","type","session_id","message_id"],"properties":{"protocol":{"$ref":"#/$defs/protocolString"},"type":{"const":"session_resume"},"session_id":{"$ref":"#/$defs/sessionId"},"message_id":{"$ref":"#/$defs/messageId"}},"additionalProperties":false};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.protocol === undefined)) && (missing0 = "protocol")) || (((data.type === undefined)) && (missing0 = "type"))) || (((data.session_id === undefined)) && (missing0 = "session_id"))) || (((data.message_id === undefined)) && (missing0 = "message_id"))){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "protocol") || (key0 === "type")) || (key0 === "session_id")) || (key0 === "message_id")) && Object.hasOwn(data, key0)){
validate42.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.protocol !== undefined){
let data0 = data.protocol;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate42.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/$defs/protocolString/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("aicc/0.1" !== data0){
validate42.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/$defs/protocolString/const",keyword:"const",params:{allowedValue: "aicc/0.1"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs5 = errors;
if("session_resume" !== data.type){
validate42.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "session_resume"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_id !== undefined){
let data2 = data.session_id;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data2 === "string"){
if(!(formats0(data2))){
validate42.errors = [{instancePath:instancePath+"/session_id",schemaPath:"#/$defs/sessionId/format",keyword:"format",params:{format: "uuid"}}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/session_id",schemaPath:"#/$defs/sessionId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message_id !== undefined){
let data3 = data.message_id;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data3 === "string"){
if(!(formats0(data3))){
validate42.errors = [{instancePath:instancePath+"/message_id",schemaPath:"#/$defs/messageId/format",keyword:"format",params:{format: "uuid"}}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/message_id",schemaPath:"#/$defs/messageId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs9 === errors;
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
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}

export const validateSessionCloseFrame: Validator = validate43;
const schema27 = {"type":"object","required":["protocol","type","session_id","message_id"],"properties":{"protocol":{"$ref":"#/$defs/protocolString"},"type":{"const":"session_close"},"session_id":{"$ref":"#/$defs/sessionId"},"message_id":{"$ref":"#/$defs/messageId"},"reason":{"type":"string"}},"additionalProperties":false};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.protocol === undefined)) && (missing0 = "protocol")) || (((data.type === undefined)) && (missing0 = "type"))) || (((data.session_id === undefined)) && (missing0 = "session_id"))) || (((data.message_id === undefined)) && (missing0 = "message_id"))){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "protocol") || (key0 === "type")) || (key0 === "session_id")) || (key0 === "message_id")) || (key0 === "reason")) && Object.hasOwn(data, key0)){
validate43.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.protocol !== undefined){
let data0 = data.protocol;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate43.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/$defs/protocolString/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("aicc/0.1" !== data0){
validate43.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/$defs/protocolString/const",keyword:"const",params:{allowedValue: "aicc/0.1"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs5 = errors;
if("session_close" !== data.type){
validate43.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "session_close"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_id !== undefined){
let data2 = data.session_id;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data2 === "string"){
if(!(formats0(data2))){
validate43.errors = [{instancePath:instancePath+"/session_id",schemaPath:"#/$defs/sessionId/format",keyword:"format",params:{format: "uuid"}}];
return false;
}
}
else {
validate43.errors = [{instancePath:instancePath+"/session_id",schemaPath:"#/$defs/sessionId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message_id !== undefined){
let data3 = data.message_id;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data3 === "string"){
if(!(formats0(data3))){
validate43.errors = [{instancePath:instancePath+"/message_id",schemaPath:"#/$defs/messageId/format",keyword:"format",params:{format: "uuid"}}];
return false;
}
}
else {
validate43.errors = [{instancePath:instancePath+"/message_id",schemaPath:"#/$defs/messageId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
const _errs12 = errors;
if(typeof data.reason !== "string"){
validate43.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs12 === errors;
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
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}

export const validateManifestRequestFrame: Validator = validate44;
const schema31 = {"type":"object","required":["protocol","type","session_id","message_id"],"properties":{"protocol":{"$ref":"#/$defs/protocolString"},"type":{"const":"manifest_request"},"session_id":{"$ref":"#/$defs/sessionId"},"message_id":{"$ref":"#/$defs/messageId"}},"additionalProperties":false};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.protocol === undefined)) && (missing0 = "protocol")) || (((data.type === undefined)) && (missing0 = "type"))) || (((data.session_id === undefined)) && (missing0 = "session_id"))) || (((data.message_id === undefined)) && (missing0 = "message_id"))){
validate44.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "protocol") || (key0 === "type")) || (key0 === "session_id")) || (key0 === "message_id")) && Object.hasOwn(data, key0)){
validate44.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.protocol !== undefined){
let data0 = data.protocol;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate44.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/$defs/protocolString/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("aicc/0.1" !== data0){
validate44.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/$defs/protocolString/const",keyword:"const",params:{allowedValue: "aicc/0.1"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs5 = errors;
if("manifest_request" !== data.type){
validate44.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "manifest_request"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_id !== undefined){
let data2 = data.session_id;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data2 === "string"){
if(!(formats0(data2))){
validate44.errors = [{instancePath:instancePath+"/session_id",schemaPath:"#/$defs/sessionId/format",keyword:"format",params:{format: "uuid"}}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/session_id",schemaPath:"#/$defs/sessionId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message_id !== undefined){
let data3 = data.message_id;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data3 === "string"){
if(!(formats0(data3))){
validate44.errors = [{instancePath:instancePath+"/message_id",schemaPath:"#/$defs/messageId/format",keyword:"format",params:{format: "uuid"}}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/message_id",schemaPath:"#/$defs/messageId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs9 === errors;
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
else {
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}

export const validateToolCallFrame: Validator = validate45;
const schema35 = {"type":"object","required":["protocol","type","session_id","message_id","call_id","tool","input"],"properties":{"protocol":{"$ref":"#/$defs/protocolString"},"type":{"const":"tool_call"},"session_id":{"$ref":"#/$defs/sessionId"},"message_id":{"$ref":"#/$defs/messageId"},"call_id":{"$ref":"#/$defs/callId"},"tool":{"type":"string","pattern":"^[a-z][a-z0-9_]*$"},"input":{"type":"object"}},"additionalProperties":false};
const schema39 = {"type":"string","minLength":1};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.protocol === undefined)) && (missing0 = "protocol")) || (((data.type === undefined)) && (missing0 = "type"))) || (((data.session_id === undefined)) && (missing0 = "session_id"))) || (((data.message_id === undefined)) && (missing0 = "message_id"))) || (((data.call_id === undefined)) && (missing0 = "call_id"))) || (((data.tool === undefined)) && (missing0 = "tool"))) || (((data.input === undefined)) && (missing0 = "input"))){
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "protocol") || (key0 === "type")) || (key0 === "session_id")) || (key0 === "message_id")) || (key0 === "call_id")) || (key0 === "tool")) || (key0 === "input")) && Object.hasOwn(data, key0)){
validate45.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.protocol !== undefined){
let data0 = data.protocol;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate45.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/$defs/protocolString/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("aicc/0.1" !== data0){
validate45.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/$defs/protocolString/const",keyword:"const",params:{allowedValue: "aicc/0.1"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs5 = errors;
if("tool_call" !== data.type){
validate45.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tool_call"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_id !== undefined){
let data2 = data.session_id;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data2 === "string"){
if(!(formats0(data2))){
validate45.errors = [{instancePath:instancePath+"/session_id",schemaPath:"#/$defs/sessionId/format",keyword:"format",params:{format: "uuid"}}];
return false;
}
}
else {
validate45.errors = [{instancePath:instancePath+"/session_id",schemaPath:"#/$defs/sessionId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message_id !== undefined){
let data3 = data.message_id;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data3 === "string"){
if(!(formats0(data3))){
validate45.errors = [{instancePath:instancePath+"/message_id",schemaPath:"#/$defs/messageId/format",keyword:"format",params:{format: "uuid"}}];
return false;
}
}
else {
validate45.errors = [{instancePath:instancePath+"/message_id",schemaPath:"#/$defs/messageId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
let data4 = data.call_id;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func66(data4) < 1){
validate45.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/$defs/callId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate45.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/$defs/callId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool !== undefined){
let data5 = data.tool;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
validate45.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*$"}}];
return false;
}
}
else {
validate45.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
let data6 = data.input;
const _errs17 = errors;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
validate45.errors = [{instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs17 === errors;
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
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}

export const validateToolResultFrame: Validator = validate46;
const schema40 = {"type":"object","required":["protocol","type","session_id","message_id","call_id","ok"],"properties":{"protocol":{"$ref":"#/$defs/protocolString"},"type":{"const":"tool_result"},"session_id":{"$ref":"#/$defs/sessionId"},"message_id":{"$ref":"#/$defs/messageId"},"call_id":{"$ref":"#/$defs/callId"},"ok":{"type":"boolean"},"output":{"type":"object"},"error":{"$ref":"#/$defs/error"},"meta":{"$ref":"#/$defs/meta"}},"additionalProperties":false};
const schema47 = {"type":"object","properties":{"tick":{"type":"integer","minimum":0},"latency_ms":{"type":"integer","minimum":0},"source":{"type":"string"}},"additionalProperties":true};
const schema45 = {"type":"object","required":["code","message","retryable"],"properties":{"code":{"$ref":"#/$defs/errorCode"},"message":{"type":"string","minLength":1},"retryable":{"type":"boolean"}},"additionalProperties":false};
const schema46 = {"type":"string","enum":["protocol_mismatch","session_expired","tool_unknown","tool_unavailable","invalid_input","execution_failed","timeout","internal_error"]};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.code === undefined)) && (missing0 = "code")) || (((data.message === undefined)) && (missing0 = "message"))) || (((data.retryable === undefined)) && (missing0 = "retryable"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "code") || (key0 === "message")) || (key0 === "retryable")) && Object.hasOwn(data, key0)){
validate26.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.code !== undefined){
let data0 = data.code;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate26.errors = [{instancePath:instancePath+"/code",schemaPath:"#/$defs/errorCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((data0 === "protocol_mismatch") || (data0 === "session_expired")) || (data0 === "tool_unknown")) || (data0 === "tool_unavailable")) || (data0 === "invalid_input")) || (data0 === "execution_failed")) || (data0 === "timeout")) || (data0 === "internal_error"))){
validate26.errors = [{instancePath:instancePath+"/code",schemaPath:"#/$defs/errorCode/enum",keyword:"enum",params:{allowedValues: schema46.enum}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data1 = data.message;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func66(data1) < 1){
validate26.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryable !== undefined){
const _errs7 = errors;
if(typeof data.retryable !== "boolean"){
validate26.errors = [{instancePath:instancePath+"/retryable",schemaPath:"#/properties/retryable/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs7 === errors;
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
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.protocol === undefined)) && (missing0 = "protocol")) || (((data.type === undefined)) && (missing0 = "type"))) || (((data.session_id === undefined)) && (missing0 = "session_id"))) || (((data.message_id === undefined)) && (missing0 = "message_id"))) || (((data.call_id === undefined)) && (missing0 = "call_id"))) || (((data.ok === undefined)) && (missing0 = "ok"))){
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "protocol") || (key0 === "type") || (key0 === "session_id") || (key0 === "message_id") || (key0 === "call_id") || (key0 === "ok") || (key0 === "output") || (key0 === "error") || (key0 === "meta")) && Object.hasOwn(data, key0)){
validate46.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.protocol !== undefined){
let data0 = data.protocol;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate46.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/$defs/protocolString/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("aicc/0.1" !== data0){
validate46.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/$defs/protocolString/const",keyword:"const",params:{allowedValue: "aicc/0.1"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs5 = errors;
if("tool_result" !== data.type){
validate46.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tool_result"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_id !== undefined){
let data2 = data.session_id;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data2 === "string"){
if(!(formats0(data2))){
validate46.errors = [{instancePath:instancePath+"/session_id",schemaPath:"#/$defs/sessionId/format",keyword:"format",params:{format: "uuid"}}];
return false;
}
}
else {
validate46.errors = [{instancePath:instancePath+"/session_id",schemaPath:"#/$defs/sessionId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message_id !== undefined){
let data3 = data.message_id;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data3 === "string"){
if(!(formats0(data3))){
validate46.errors = [{instancePath:instancePath+"/message_id",schemaPath:"#/$defs/messageId/format",keyword:"format",params:{format: "uuid"}}];
return false;
}
}
else {
validate46.errors = [{instancePath:instancePath+"/message_id",schemaPath:"#/$defs/messageId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
let data4 = data.call_id;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func66(data4) < 1){
validate46.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/$defs/callId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate46.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/$defs/callId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ok !== undefined){
const _errs15 = errors;
if(typeof data.ok !== "boolean"){
validate46.errors = [{instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
let data6 = data.output;
const _errs17 = errors;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
validate46.errors = [{instancePath:instancePath+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs19 = errors;
if(!(validate26(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data8 = data.meta;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.tick !== undefined){
let data9 = data8.tick;
const _errs24 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate46.errors = [{instancePath:instancePath+"/meta/tick",schemaPath:"#/$defs/meta/properties/tick/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs24){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
validate46.errors = [{instancePath:instancePath+"/meta/tick",schemaPath:"#/$defs/meta/properties/tick/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid6 = _errs24 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.latency_ms !== undefined){
let data10 = data8.latency_ms;
const _errs26 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate46.errors = [{instancePath:instancePath+"/meta/latency_ms",schemaPath:"#/$defs/meta/properties/latency_ms/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs26){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate46.errors = [{instancePath:instancePath+"/meta/latency_ms",schemaPath:"#/$defs/meta/properties/latency_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid6 = _errs26 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.source !== undefined){
const _errs28 = errors;
if(typeof data8.source !== "string"){
validate46.errors = [{instancePath:instancePath+"/meta/source",schemaPath:"#/$defs/meta/properties/source/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs28 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/$defs/meta/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs20 === errors;
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
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}

export const validateEventFrame: Validator = validate48;
const schema48 = {"type":"object","required":["protocol","type","session_id","message_id","topic","payload"],"properties":{"protocol":{"$ref":"#/$defs/protocolString"},"type":{"const":"event"},"session_id":{"$ref":"#/$defs/sessionId"},"message_id":{"$ref":"#/$defs/messageId"},"topic":{"type":"string","enum":["tick","collision","audio","state_change","agent_message"]},"payload":{"type":"object"},"meta":{"$ref":"#/$defs/meta"}},"additionalProperties":false};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.protocol === undefined)) && (missing0 = "protocol")) || (((data.type === undefined)) && (missing0 = "type"))) || (((data.session_id === undefined)) && (missing0 = "session_id"))) || (((data.message_id === undefined)) && (missing0 = "message_id"))) || (((data.topic === undefined)) && (missing0 = "topic"))) || (((data.payload === undefined)) && (missing0 = "payload"))){
validate48.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "protocol") || (key0 === "type")) || (key0 === "session_id")) || (key0 === "message_id")) || (key0 === "topic")) || (key0 === "payload")) || (key0 === "meta")) && Object.hasOwn(data, key0)){
validate48.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.protocol !== undefined){
let data0 = data.protocol;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate48.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/$defs/protocolString/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("aicc/0.1" !== data0){
validate48.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/$defs/protocolString/const",keyword:"const",params:{allowedValue: "aicc/0.1"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs5 = errors;
if("event" !== data.type){
validate48.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "event"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_id !== undefined){
let data2 = data.session_id;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data2 === "string"){
if(!(formats0(data2))){
validate48.errors = [{instancePath:instancePath+"/session_id",schemaPath:"#/$defs/sessionId/format",keyword:"format",params:{format: "uuid"}}];
return false;
}
}
else {
validate48.errors = [{instancePath:instancePath+"/session_id",schemaPath:"#/$defs/sessionId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message_id !== undefined){
let data3 = data.message_id;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data3 === "string"){
if(!(formats0(data3))){
validate48.errors = [{instancePath:instancePath+"/message_id",schemaPath:"#/$defs/messageId/format",keyword:"format",params:{format: "uuid"}}];
return false;
}
}
else {
validate48.errors = [{instancePath:instancePath+"/message_id",schemaPath:"#/$defs/messageId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.topic !== undefined){
let data4 = data.topic;
const _errs12 = errors;
if(typeof data4 !== "string"){
validate48.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/properties/topic/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data4 === "tick") || (data4 === "collision")) || (data4 === "audio")) || (data4 === "state_change")) || (data4 === "agent_message"))){
validate48.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/properties/topic/enum",keyword:"enum",params:{allowedValues: schema48.properties.topic.enum}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payload !== undefined){
let data5 = data.payload;
const _errs14 = errors;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
validate48.errors = [{instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data6 = data.meta;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.tick !== undefined){
let data7 = data6.tick;
const _errs20 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate48.errors = [{instancePath:instancePath+"/meta/tick",schemaPath:"#/$defs/meta/properties/tick/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs20){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate48.errors = [{instancePath:instancePath+"/meta/tick",schemaPath:"#/$defs/meta/properties/tick/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs20 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.latency_ms !== undefined){
let data8 = data6.latency_ms;
const _errs22 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate48.errors = [{instancePath:instancePath+"/meta/latency_ms",schemaPath:"#/$defs/meta/properties/latency_ms/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs22){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate48.errors = [{instancePath:instancePath+"/meta/latency_ms",schemaPath:"#/$defs/meta/properties/latency_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs22 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.source !== undefined){
const _errs24 = errors;
if(typeof data6.source !== "string"){
validate48.errors = [{instancePath:instancePath+"/meta/source",schemaPath:"#/$defs/meta/properties/source/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs24 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/$defs/meta/type",keyword:"type",params:{type: "object"}}];
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
else {
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}

export const validateErrorFrame: Validator = validate49;
const schema53 = {"type":"object","required":["protocol","type","session_id","message_id","error"],"properties":{"protocol":{"$ref":"#/$defs/protocolString"},"type":{"const":"error"},"session_id":{"$ref":"#/$defs/sessionId"},"message_id":{"$ref":"#/$defs/messageId"},"error":{"$ref":"#/$defs/error"}},"additionalProperties":false};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.protocol === undefined)) && (missing0 = "protocol")) || (((data.type === undefined)) && (missing0 = "type"))) || (((data.session_id === undefined)) && (missing0 = "session_id"))) || (((data.message_id === undefined)) && (missing0 = "message_id"))) || (((data.error === undefined)) && (missing0 = "error"))){
validate49.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "protocol") || (key0 === "type")) || (key0 === "session_id")) || (key0 === "message_id")) || (key0 === "error")) && Object.hasOwn(data, key0)){
validate49.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.protocol !== undefined){
let data0 = data.protocol;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate49.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/$defs/protocolString/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("aicc/0.1" !== data0){
validate49.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/$defs/protocolString/const",keyword:"const",params:{allowedValue: "aicc/0.1"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs5 = errors;
if("error" !== data.type){
validate49.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "error"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_id !== undefined){
let data2 = data.session_id;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data2 === "string"){
if(!(formats0(data2))){
validate49.errors = [{instancePath:instancePath+"/session_id",schemaPath:"#/$defs/sessionId/format",keyword:"format",params:{format: "uuid"}}];
return false;
}
}
else {
validate49.errors = [{instancePath:instancePath+"/session_id",schemaPath:"#/$defs/sessionId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message_id !== undefined){
let data3 = data.message_id;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data3 === "string"){
if(!(formats0(data3))){
validate49.errors = [{instancePath:instancePath+"/message_id",schemaPath:"#/$defs/messageId/format",keyword:"format",params:{format: "uuid"}}];
return false;
}
}
else {
validate49.errors = [{instancePath:instancePath+"/message_id",schemaPath:"#/$defs/messageId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs12 = errors;
if(!(validate26(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
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
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}

export const validateHeartbeatFrame: Validator = validate51;
const schema57 = {"type":"object","required":["protocol","type","session_id","message_id"],"properties":{"protocol":{"$ref":"#/$defs/protocolString"},"type":{"const":"heartbeat"},"session_id":{"$ref":"#/$defs/sessionId"},"message_id":{"$ref":"#/$defs/messageId"},"manifest_update":{"type":"object"}},"additionalProperties":false};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.protocol === undefined)) && (missing0 = "protocol")) || (((data.type === undefined)) && (missing0 = "type"))) || (((data.session_id === undefined)) && (missing0 = "session_id"))) || (((data.message_id === undefined)) && (missing0 = "message_id"))){
validate51.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "protocol") || (key0 === "type")) || (key0 === "session_id")) || (key0 === "message_id")) || (key0 === "manifest_update")) && Object.hasOwn(data, key0)){
validate51.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.protocol !== undefined){
let data0 = data.protocol;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate51.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/$defs/protocolString/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("aicc/0.1" !== data0){
validate51.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/$defs/protocolString/const",keyword:"const",params:{allowedValue: "aicc/0.1"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs5 = errors;
if("heartbeat" !== data.type){
validate51.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "heartbeat"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_id !== undefined){
let data2 = data.session_id;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data2 === "string"){
if(!(formats0(data2))){
validate51.errors = [{instancePath:instancePath+"/session_id",schemaPath:"#/$defs/sessionId/format",keyword:"format",params:{format: "uuid"}}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/session_id",schemaPath:"#/$defs/sessionId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message_id !== undefined){
let data3 = data.message_id;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data3 === "string"){
if(!(formats0(data3))){
validate51.errors = [{instancePath:instancePath+"/message_id",schemaPath:"#/$defs/messageId/format",keyword:"format",params:{format: "uuid"}}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/message_id",schemaPath:"#/$defs/messageId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.manifest_update !== undefined){
let data4 = data.manifest_update;
const _errs12 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
validate51.errors = [{instancePath:instancePath+"/manifest_update",schemaPath:"#/properties/manifest_update/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid0 = _errs12 === errors;
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
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}
