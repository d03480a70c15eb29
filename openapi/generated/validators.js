// Generated from openapi/portal.yaml by `npm run generate`; do not edit.
import * as params from './params.js'
const codePoints = (text) => { let n = 0; for (const _ of text) n += 1; return n };
const sameJson = (a, b) => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  return Array.isArray(a) === Array.isArray(b) && keys.length === Object.keys(b).length
    && keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]));
};

export const getPermissionConfig$200 = validate21;
const schema32 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/PermissionConfig"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema66 = {"type":"string","pattern":"^[A-Za-z0-9-]{8,64}$"};
const schema33 = {"type":"object","additionalProperties":false,"required":["merchantCode","merchantName","mainDomain","domainRoute","customerService","supportMail","resources","whitelabel","register","analytics","imageCDNs","launchGameCDNs","launchHosts","location","maintenance","maintenanceEnd","regionRestriction","moduleMaintenance","supportedLanguages","defaultLanguage","currency","timeZone","numberStyle","userTypes","transportKey","smsProvider","humanCheck","jurisdiction","jackpot","remember","passwordExpiry","inhouseVendors","cockfightVendors","esportVendors","agentServiceHours","afterRegisterBonus","social"],"properties":{"merchantCode":{"type":"string","pattern":"^[A-Za-z0-9_-]{2,32}$"},"merchantName":{"type":"string","minLength":1},"mainDomain":{"type":"string","minLength":1},"domainRoute":{"type":"array","items":{"type":"string","minLength":1}},"customerService":{"type":"array","items":{"$ref":"contract#/components/schemas/CustomerServiceEntry"}},"supportMail":{"type":"string","pattern":"^[^@\\s]+@[^@\\s]+$"},"resources":{"type":"array","items":{"$ref":"contract#/components/schemas/Resource"}},"whitelabel":{"type":"array","items":{"$ref":"contract#/components/schemas/WhitelabelNode"}},"register":{"$ref":"contract#/components/schemas/RegisterRules"},"analytics":{"$ref":"contract#/components/schemas/Analytics"},"imageCDNs":{"type":"array","minItems":1,"items":{"$ref":"contract#/components/schemas/CdnBase"}},"launchGameCDNs":{"type":"array","minItems":1,"items":{"$ref":"contract#/components/schemas/CdnBase"}},"launchHosts":{"type":"array","items":{"type":"string","minLength":1}},"location":{"$ref":"contract#/components/schemas/Location"},"maintenance":{"type":"boolean"},"maintenanceEnd":{"anyOf":[{"$ref":"contract#/components/schemas/EpochMs"},{"type":"null"}]},"regionRestriction":{"type":"boolean"},"moduleMaintenance":{"type":"array","items":{"$ref":"contract#/components/schemas/ModuleMaintenance"}},"supportedLanguages":{"type":"array","minItems":1,"items":{"$ref":"contract#/components/schemas/LanguageCode"}},"defaultLanguage":{"$ref":"contract#/components/schemas/LanguageCode"},"currency":{"$ref":"contract#/components/schemas/Currency"},"timeZone":{"type":"string","pattern":"^[A-Za-z_]+(/[A-Za-z_+-]+)*$"},"numberStyle":{"type":"string","enum":["uniform","locale"]},"userTypes":{"$ref":"contract#/components/schemas/UserTypes"},"transportKey":{"$ref":"contract#/components/schemas/TransportKey"},"smsProvider":{"type":"string","enum":["PLATFORM","FIREBASE"]},"humanCheck":{"type":"string","enum":["none","slider","token"]},"jurisdiction":{"$ref":"contract#/components/schemas/Jurisdiction"},"jackpot":{"$ref":"contract#/components/schemas/JackpotSettings"},"remember":{"$ref":"contract#/components/schemas/RememberSettings"},"passwordExpiry":{"type":"boolean"},"inhouseVendors":{"$ref":"contract#/components/schemas/VendorCodes"},"cockfightVendors":{"$ref":"contract#/components/schemas/VendorCodes"},"esportVendors":{"$ref":"contract#/components/schemas/VendorCodes"},"agentServiceHours":{"anyOf":[{"$ref":"contract#/components/schemas/ServiceHours"},{"type":"null"}]},"afterRegisterBonus":{"anyOf":[{"$ref":"contract#/components/schemas/PositiveMoney"},{"type":"null"}]},"social":{"type":"array","items":{"$ref":"contract#/components/schemas/SocialProvider"}}}};
const schema34 = {"type":"object","additionalProperties":false,"required":["csType","title","path"],"properties":{"csType":{"type":"string","enum":["LIVECHAT","FACEBOOK","TELEGRAM","WHATSAPP"]},"title":{"type":"string","minLength":1},"path":{"type":"string","minLength":9}}};
const schema40 = {"type":"object","additionalProperties":false,"required":["gtagId"],"properties":{"gtagId":{"type":["string","null"]}}};
const schema41 = {"type":"string","pattern":"^(https://\\S+|/[a-z0-9-]+(/[a-z0-9-]+)*)$"};
const schema45 = {"type":"integer","minimum":0};
const schema48 = {"type":"string","pattern":"^[A-Z]{2,3}$"};
const schema52 = {"type":"object","additionalProperties":false,"required":["agent","trial","member"],"properties":{"agent":{"type":"array","items":{"type":"integer"}},"trial":{"type":"array","items":{"type":"integer"}},"member":{"type":"array","items":{"type":"integer"}}}};
const schema53 = {"type":"object","additionalProperties":false,"required":["kid","publicKey"],"properties":{"kid":{"type":"string","minLength":1},"publicKey":{"type":"string","pattern":"^-----BEGIN PUBLIC KEY-----[A-Za-z0-9+/=\\s]+-----END PUBLIC KEY-----\\s*$"}}};
const schema56 = {"type":"object","additionalProperties":false,"required":["source"],"properties":{"source":{"type":"string","enum":["SIMULATED","SERVER"]}}};
const schema57 = {"type":"object","additionalProperties":false,"required":["password"],"properties":{"password":{"type":"boolean"}}};
const schema58 = {"type":"array","items":{"type":"string","pattern":"^[A-Z0-9_]{2,24}$"}};
const schema61 = {"type":"object","additionalProperties":false,"required":["days","from","to"],"properties":{"days":{"type":"array","items":{"type":"integer","minimum":1,"maximum":7}},"from":{"type":"string","pattern":"^([01]\\d|2[0-3]):[0-5]\\d$"},"to":{"type":"string","pattern":"^([01]\\d|2[0-3]):[0-5]\\d$"}}};
const schema62 = {"type":"string","pattern":"^(?!0+\\.00$)\\d{1,15}\\.\\d{2}$"};
const schema63 = {"type":"string","enum":["GOOGLE","FACEBOOK","TELEGRAM","LINE"]};
const func1 = Object.prototype.hasOwnProperty;
const func2 = codePoints;
const pattern4 = new RegExp("^[A-Za-z0-9_-]{2,32}$", "u");
const pattern5 = new RegExp("^[^@\\s]+@[^@\\s]+$", "u");
const pattern8 = new RegExp("^(https://\\S+|/[a-z0-9-]+(/[a-z0-9-]+)*)$", "u");
const pattern11 = new RegExp("^[A-Z]{2,3}$", "u");
const pattern14 = new RegExp("^[A-Za-z_]+(/[A-Za-z_+-]+)*$", "u");
const pattern15 = new RegExp("^-----BEGIN PUBLIC KEY-----[A-Za-z0-9+/=\\s]+-----END PUBLIC KEY-----\\s*$", "u");
const pattern17 = new RegExp("^[A-Z0-9_]{2,24}$", "u");
const pattern20 = new RegExp("^([01]\\d|2[0-3]):[0-5]\\d$", "u");
const pattern22 = new RegExp("^(?!0+\\.00$)\\d{1,15}\\.\\d{2}$", "u");
const schema35 = {"type":"object","additionalProperties":false,"required":["resourceType","name","url","labelNameEn"],"properties":{"resourceType":{"type":"string","enum":["SOCIAL","APP","PAYMENT","CERTIFICATION","LICENSE","OTHER"]},"name":{"type":"string","minLength":1},"url":{"type":"string","minLength":1},"icon":{"$ref":"contract#/components/schemas/ImagePath"},"labelNameEn":{"type":"string","minLength":1}}};
const schema36 = {"type":"string","minLength":1,"maxLength":500};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.resourceType === undefined) && (missing0 = "resourceType")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.url === undefined) && (missing0 = "url"))) || ((data.labelNameEn === undefined) && (missing0 = "labelNameEn"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "resourceType") || (key0 === "name")) || (key0 === "url")) || (key0 === "icon")) || (key0 === "labelNameEn"))){
validate23.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.resourceType !== undefined){
let data0 = data.resourceType;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate23.errors = [{instancePath:instancePath+"/resourceType",schemaPath:"#/properties/resourceType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data0 === "SOCIAL") || (data0 === "APP")) || (data0 === "PAYMENT")) || (data0 === "CERTIFICATION")) || (data0 === "LICENSE")) || (data0 === "OTHER"))){
validate23.errors = [{instancePath:instancePath+"/resourceType",schemaPath:"#/properties/resourceType/enum",keyword:"enum",params:{allowedValues: schema35.properties.resourceType.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate23.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data2 = data.url;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) < 1){
validate23.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.icon !== undefined){
let data3 = data.icon;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func2(data3) > 500){
validate23.errors = [{instancePath:instancePath+"/icon",schemaPath:"contract#/components/schemas/ImagePath/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(func2(data3) < 1){
validate23.errors = [{instancePath:instancePath+"/icon",schemaPath:"contract#/components/schemas/ImagePath/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/icon",schemaPath:"contract#/components/schemas/ImagePath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.labelNameEn !== undefined){
let data4 = data.labelNameEn;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(func2(data4) < 1){
validate23.errors = [{instancePath:instancePath+"/labelNameEn",schemaPath:"#/properties/labelNameEn/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/labelNameEn",schemaPath:"#/properties/labelNameEn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema37 = {"type":"object","additionalProperties":false,"required":["modId","enabled","childrenNodes"],"properties":{"modId":{"type":"string","pattern":"^[A-Za-z0-9_.-]+$"},"enabled":{"type":"boolean"},"childrenNodes":{"type":"array","items":{"$ref":"contract#/components/schemas/WhitelabelNode"}}}};
const pattern6 = new RegExp("^[A-Za-z0-9_.-]+$", "u");
const wrapper0 = {validate: validate25};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.modId === undefined) && (missing0 = "modId")) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.childrenNodes === undefined) && (missing0 = "childrenNodes"))){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "modId") || (key0 === "enabled")) || (key0 === "childrenNodes"))){
validate25.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.modId !== undefined){
let data0 = data.modId;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate25.errors = [{instancePath:instancePath+"/modId",schemaPath:"#/properties/modId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]+$"+"\""}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/modId",schemaPath:"#/properties/modId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs4 = errors;
if(typeof data.enabled !== "boolean"){
validate25.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.childrenNodes !== undefined){
let data2 = data.childrenNodes;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(wrapper0.validate(data2[i0], {instancePath:instancePath+"/childrenNodes/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/childrenNodes",schemaPath:"#/properties/childrenNodes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema38 = {"type":"object","additionalProperties":{"$ref":"contract#/components/schemas/RegisterRule"}};
const schema39 = {"type":"object","additionalProperties":false,"required":["enabled","required","acceptedPattern","patternId","minLength","maxLength"],"properties":{"enabled":{"type":"boolean"},"required":{"type":"boolean"},"acceptedPattern":{"type":["string","null"],"maxLength":200},"patternId":{"type":["string","null"],"pattern":"^P([1-9]|1\\d|20)$"},"minLength":{"type":"integer","minimum":0},"maxLength":{"type":"integer","minimum":0}}};
const pattern7 = new RegExp("^P([1-9]|1\\d|20)$", "u");

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((((((data0.enabled === undefined) && (missing0 = "enabled")) || ((data0.required === undefined) && (missing0 = "required"))) || ((data0.acceptedPattern === undefined) && (missing0 = "acceptedPattern"))) || ((data0.patternId === undefined) && (missing0 = "patternId"))) || ((data0.minLength === undefined) && (missing0 = "minLength"))) || ((data0.maxLength === undefined) && (missing0 = "maxLength"))){
validate27.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"contract#/components/schemas/RegisterRule/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!((((((key1 === "enabled") || (key1 === "required")) || (key1 === "acceptedPattern")) || (key1 === "patternId")) || (key1 === "minLength")) || (key1 === "maxLength"))){
validate27.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"contract#/components/schemas/RegisterRule/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.enabled !== undefined){
const _errs6 = errors;
if(typeof data0.enabled !== "boolean"){
validate27.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/enabled",schemaPath:"contract#/components/schemas/RegisterRule/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.required !== undefined){
const _errs8 = errors;
if(typeof data0.required !== "boolean"){
validate27.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/required",schemaPath:"contract#/components/schemas/RegisterRule/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.acceptedPattern !== undefined){
let data3 = data0.acceptedPattern;
const _errs10 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate27.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/acceptedPattern",schemaPath:"contract#/components/schemas/RegisterRule/properties/acceptedPattern/type",keyword:"type",params:{type: schema39.properties.acceptedPattern.type},message:"must be string,null"}];
return false;
}
if(errors === _errs10){
if(typeof data3 === "string"){
if(func2(data3) > 200){
validate27.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/acceptedPattern",schemaPath:"contract#/components/schemas/RegisterRule/properties/acceptedPattern/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.patternId !== undefined){
let data4 = data0.patternId;
const _errs12 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate27.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/patternId",schemaPath:"contract#/components/schemas/RegisterRule/properties/patternId/type",keyword:"type",params:{type: schema39.properties.patternId.type},message:"must be string,null"}];
return false;
}
if(errors === _errs12){
if(typeof data4 === "string"){
if(!pattern7.test(data4)){
validate27.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/patternId",schemaPath:"contract#/components/schemas/RegisterRule/properties/patternId/pattern",keyword:"pattern",params:{pattern: "^P([1-9]|1\\d|20)$"},message:"must match pattern \""+"^P([1-9]|1\\d|20)$"+"\""}];
return false;
}
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.minLength !== undefined){
let data5 = data0.minLength;
const _errs14 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate27.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/minLength",schemaPath:"contract#/components/schemas/RegisterRule/properties/minLength/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate27.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/minLength",schemaPath:"contract#/components/schemas/RegisterRule/properties/minLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.maxLength !== undefined){
let data6 = data0.maxLength;
const _errs16 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate27.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/maxLength",schemaPath:"contract#/components/schemas/RegisterRule/properties/maxLength/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate27.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/maxLength",schemaPath:"contract#/components/schemas/RegisterRule/properties/maxLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
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
}
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"contract#/components/schemas/RegisterRule/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs2 === errors;
if(!valid0){
break;
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema43 = {"type":"object","additionalProperties":false,"required":["ip","country"],"properties":{"ip":{"type":"string","minLength":3},"country":{"$ref":"contract#/components/schemas/CountryCode"}}};
const schema44 = {"type":"string","pattern":"^[A-Z]{2}$"};
const pattern10 = new RegExp("^[A-Z]{2}$", "u");

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.ip === undefined) && (missing0 = "ip")) || ((data.country === undefined) && (missing0 = "country"))){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "ip") || (key0 === "country"))){
validate29.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.ip !== undefined){
let data0 = data.ip;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) < 3){
validate29.errors = [{instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country !== undefined){
let data1 = data.country;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern10.test(data1)){
validate29.errors = [{instancePath:instancePath+"/country",schemaPath:"contract#/components/schemas/CountryCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\""}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/country",schemaPath:"contract#/components/schemas/CountryCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema46 = {"type":"object","additionalProperties":false,"required":["modId","until"],"properties":{"modId":{"type":"string","minLength":1},"until":{"anyOf":[{"$ref":"contract#/components/schemas/EpochMs"},{"type":"null"}]}}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.modId === undefined) && (missing0 = "modId")) || ((data.until === undefined) && (missing0 = "until"))){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "modId") || (key0 === "until"))){
validate31.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.modId !== undefined){
let data0 = data.modId;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate31.errors = [{instancePath:instancePath+"/modId",schemaPath:"#/properties/modId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/modId",schemaPath:"#/properties/modId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.until !== undefined){
let data1 = data.until;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/until",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs7){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/until",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs9 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate31.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
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
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema50 = {"type":"object","additionalProperties":false,"required":["code","symbol"],"properties":{"code":{"$ref":"contract#/components/schemas/CurrencyCode"},"symbol":{"type":"string","minLength":1,"maxLength":4}}};
const schema51 = {"type":"string","pattern":"^[A-Z]{3,4}$"};
const pattern13 = new RegExp("^[A-Z]{3,4}$", "u");

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.symbol === undefined) && (missing0 = "symbol"))){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "code") || (key0 === "symbol"))){
validate33.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.code !== undefined){
let data0 = data.code;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern13.test(data0)){
validate33.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/CurrencyCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3,4}$"},message:"must match pattern \""+"^[A-Z]{3,4}$"+"\""}];
return false;
}
}
else {
validate33.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/CurrencyCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.symbol !== undefined){
let data1 = data.symbol;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func2(data1) > 4){
validate33.errors = [{instancePath:instancePath+"/symbol",schemaPath:"#/properties/symbol/maxLength",keyword:"maxLength",params:{limit: 4},message:"must NOT have more than 4 characters"}];
return false;
}
else {
if(func2(data1) < 1){
validate33.errors = [{instancePath:instancePath+"/symbol",schemaPath:"#/properties/symbol/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/symbol",schemaPath:"#/properties/symbol/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema54 = {"type":"object","additionalProperties":false,"required":["code","minAge","simulatedJackpotLabel","helplines","demoBeforeLogin"],"properties":{"code":{"type":"string","minLength":2},"minAge":{"type":"integer","minimum":18,"maximum":25},"simulatedJackpotLabel":{"type":"boolean"},"helplines":{"type":"array","items":{"$ref":"contract#/components/schemas/HelpLine"}},"demoBeforeLogin":{"type":"boolean"}}};
const schema55 = {"type":"object","additionalProperties":false,"required":["name","phone","url"],"properties":{"name":{"type":"string","minLength":1},"phone":{"type":["string","null"]},"url":{"type":["string","null"],"pattern":"^https://"}}};
const pattern16 = new RegExp("^https://", "u");

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.code === undefined) && (missing0 = "code")) || ((data.minAge === undefined) && (missing0 = "minAge"))) || ((data.simulatedJackpotLabel === undefined) && (missing0 = "simulatedJackpotLabel"))) || ((data.helplines === undefined) && (missing0 = "helplines"))) || ((data.demoBeforeLogin === undefined) && (missing0 = "demoBeforeLogin"))){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "code") || (key0 === "minAge")) || (key0 === "simulatedJackpotLabel")) || (key0 === "helplines")) || (key0 === "demoBeforeLogin"))){
validate35.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.code !== undefined){
let data0 = data.code;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) < 2){
validate35.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
}
else {
validate35.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minAge !== undefined){
let data1 = data.minAge;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate35.errors = [{instancePath:instancePath+"/minAge",schemaPath:"#/properties/minAge/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 25 || isNaN(data1)){
validate35.errors = [{instancePath:instancePath+"/minAge",schemaPath:"#/properties/minAge/maximum",keyword:"maximum",params:{comparison: "<=", limit: 25},message:"must be <= 25"}];
return false;
}
else {
if(data1 < 18 || isNaN(data1)){
validate35.errors = [{instancePath:instancePath+"/minAge",schemaPath:"#/properties/minAge/minimum",keyword:"minimum",params:{comparison: ">=", limit: 18},message:"must be >= 18"}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.simulatedJackpotLabel !== undefined){
const _errs6 = errors;
if(typeof data.simulatedJackpotLabel !== "boolean"){
validate35.errors = [{instancePath:instancePath+"/simulatedJackpotLabel",schemaPath:"#/properties/simulatedJackpotLabel/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.helplines !== undefined){
let data3 = data.helplines;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((((data4.name === undefined) && (missing1 = "name")) || ((data4.phone === undefined) && (missing1 = "phone"))) || ((data4.url === undefined) && (missing1 = "url"))){
validate35.errors = [{instancePath:instancePath+"/helplines/" + i0,schemaPath:"contract#/components/schemas/HelpLine/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs13 = errors;
for(const key1 in data4){
if(!(((key1 === "name") || (key1 === "phone")) || (key1 === "url"))){
validate35.errors = [{instancePath:instancePath+"/helplines/" + i0,schemaPath:"contract#/components/schemas/HelpLine/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
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
if(func2(data5) < 1){
validate35.errors = [{instancePath:instancePath+"/helplines/" + i0+"/name",schemaPath:"contract#/components/schemas/HelpLine/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate35.errors = [{instancePath:instancePath+"/helplines/" + i0+"/name",schemaPath:"contract#/components/schemas/HelpLine/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.phone !== undefined){
let data6 = data4.phone;
const _errs16 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate35.errors = [{instancePath:instancePath+"/helplines/" + i0+"/phone",schemaPath:"contract#/components/schemas/HelpLine/properties/phone/type",keyword:"type",params:{type: schema55.properties.phone.type},message:"must be string,null"}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.url !== undefined){
let data7 = data4.url;
const _errs18 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate35.errors = [{instancePath:instancePath+"/helplines/" + i0+"/url",schemaPath:"contract#/components/schemas/HelpLine/properties/url/type",keyword:"type",params:{type: schema55.properties.url.type},message:"must be string,null"}];
return false;
}
if(errors === _errs18){
if(typeof data7 === "string"){
if(!pattern16.test(data7)){
validate35.errors = [{instancePath:instancePath+"/helplines/" + i0+"/url",schemaPath:"contract#/components/schemas/HelpLine/properties/url/pattern",keyword:"pattern",params:{pattern: "^https://"},message:"must match pattern \""+"^https://"+"\""}];
return false;
}
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/helplines/" + i0,schemaPath:"contract#/components/schemas/HelpLine/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate35.errors = [{instancePath:instancePath+"/helplines",schemaPath:"#/properties/helplines/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.demoBeforeLogin !== undefined){
const _errs20 = errors;
if(typeof data.demoBeforeLogin !== "boolean"){
validate35.errors = [{instancePath:instancePath+"/demoBeforeLogin",schemaPath:"#/properties/demoBeforeLogin/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
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
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((((((((((((((((((((data.merchantCode === undefined) && (missing0 = "merchantCode")) || ((data.merchantName === undefined) && (missing0 = "merchantName"))) || ((data.mainDomain === undefined) && (missing0 = "mainDomain"))) || ((data.domainRoute === undefined) && (missing0 = "domainRoute"))) || ((data.customerService === undefined) && (missing0 = "customerService"))) || ((data.supportMail === undefined) && (missing0 = "supportMail"))) || ((data.resources === undefined) && (missing0 = "resources"))) || ((data.whitelabel === undefined) && (missing0 = "whitelabel"))) || ((data.register === undefined) && (missing0 = "register"))) || ((data.analytics === undefined) && (missing0 = "analytics"))) || ((data.imageCDNs === undefined) && (missing0 = "imageCDNs"))) || ((data.launchGameCDNs === undefined) && (missing0 = "launchGameCDNs"))) || ((data.launchHosts === undefined) && (missing0 = "launchHosts"))) || ((data.location === undefined) && (missing0 = "location"))) || ((data.maintenance === undefined) && (missing0 = "maintenance"))) || ((data.maintenanceEnd === undefined) && (missing0 = "maintenanceEnd"))) || ((data.regionRestriction === undefined) && (missing0 = "regionRestriction"))) || ((data.moduleMaintenance === undefined) && (missing0 = "moduleMaintenance"))) || ((data.supportedLanguages === undefined) && (missing0 = "supportedLanguages"))) || ((data.defaultLanguage === undefined) && (missing0 = "defaultLanguage"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.timeZone === undefined) && (missing0 = "timeZone"))) || ((data.numberStyle === undefined) && (missing0 = "numberStyle"))) || ((data.userTypes === undefined) && (missing0 = "userTypes"))) || ((data.transportKey === undefined) && (missing0 = "transportKey"))) || ((data.smsProvider === undefined) && (missing0 = "smsProvider"))) || ((data.humanCheck === undefined) && (missing0 = "humanCheck"))) || ((data.jurisdiction === undefined) && (missing0 = "jurisdiction"))) || ((data.jackpot === undefined) && (missing0 = "jackpot"))) || ((data.remember === undefined) && (missing0 = "remember"))) || ((data.passwordExpiry === undefined) && (missing0 = "passwordExpiry"))) || ((data.inhouseVendors === undefined) && (missing0 = "inhouseVendors"))) || ((data.cockfightVendors === undefined) && (missing0 = "cockfightVendors"))) || ((data.esportVendors === undefined) && (missing0 = "esportVendors"))) || ((data.agentServiceHours === undefined) && (missing0 = "agentServiceHours"))) || ((data.afterRegisterBonus === undefined) && (missing0 = "afterRegisterBonus"))) || ((data.social === undefined) && (missing0 = "social"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema33.properties, key0))){
validate22.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.merchantCode !== undefined){
let data0 = data.merchantCode;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate22.errors = [{instancePath:instancePath+"/merchantCode",schemaPath:"#/properties/merchantCode/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{2,32}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{2,32}$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/merchantCode",schemaPath:"#/properties/merchantCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merchantName !== undefined){
let data1 = data.merchantName;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate22.errors = [{instancePath:instancePath+"/merchantName",schemaPath:"#/properties/merchantName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/merchantName",schemaPath:"#/properties/merchantName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mainDomain !== undefined){
let data2 = data.mainDomain;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) < 1){
validate22.errors = [{instancePath:instancePath+"/mainDomain",schemaPath:"#/properties/mainDomain/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/mainDomain",schemaPath:"#/properties/mainDomain/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domainRoute !== undefined){
let data3 = data.domainRoute;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(func2(data4) < 1){
validate22.errors = [{instancePath:instancePath+"/domainRoute/" + i0,schemaPath:"#/properties/domainRoute/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/domainRoute/" + i0,schemaPath:"#/properties/domainRoute/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate22.errors = [{instancePath:instancePath+"/domainRoute",schemaPath:"#/properties/domainRoute/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.customerService !== undefined){
let data5 = data.customerService;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if((((data6.csType === undefined) && (missing1 = "csType")) || ((data6.title === undefined) && (missing1 = "title"))) || ((data6.path === undefined) && (missing1 = "path"))){
validate22.errors = [{instancePath:instancePath+"/customerService/" + i1,schemaPath:"contract#/components/schemas/CustomerServiceEntry/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs17 = errors;
for(const key1 in data6){
if(!(((key1 === "csType") || (key1 === "title")) || (key1 === "path"))){
validate22.errors = [{instancePath:instancePath+"/customerService/" + i1,schemaPath:"contract#/components/schemas/CustomerServiceEntry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs17 === errors){
if(data6.csType !== undefined){
let data7 = data6.csType;
const _errs18 = errors;
if(typeof data7 !== "string"){
validate22.errors = [{instancePath:instancePath+"/customerService/" + i1+"/csType",schemaPath:"contract#/components/schemas/CustomerServiceEntry/properties/csType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data7 === "LIVECHAT") || (data7 === "FACEBOOK")) || (data7 === "TELEGRAM")) || (data7 === "WHATSAPP"))){
validate22.errors = [{instancePath:instancePath+"/customerService/" + i1+"/csType",schemaPath:"contract#/components/schemas/CustomerServiceEntry/properties/csType/enum",keyword:"enum",params:{allowedValues: schema34.properties.csType.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.title !== undefined){
let data8 = data6.title;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data8 === "string"){
if(func2(data8) < 1){
validate22.errors = [{instancePath:instancePath+"/customerService/" + i1+"/title",schemaPath:"contract#/components/schemas/CustomerServiceEntry/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/customerService/" + i1+"/title",schemaPath:"contract#/components/schemas/CustomerServiceEntry/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.path !== undefined){
let data9 = data6.path;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data9 === "string"){
if(func2(data9) < 9){
validate22.errors = [{instancePath:instancePath+"/customerService/" + i1+"/path",schemaPath:"contract#/components/schemas/CustomerServiceEntry/properties/path/minLength",keyword:"minLength",params:{limit: 9},message:"must NOT have fewer than 9 characters"}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/customerService/" + i1+"/path",schemaPath:"contract#/components/schemas/CustomerServiceEntry/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs22 === errors;
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
validate22.errors = [{instancePath:instancePath+"/customerService/" + i1,schemaPath:"contract#/components/schemas/CustomerServiceEntry/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/customerService",schemaPath:"#/properties/customerService/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.supportMail !== undefined){
let data10 = data.supportMail;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data10 === "string"){
if(!pattern5.test(data10)){
validate22.errors = [{instancePath:instancePath+"/supportMail",schemaPath:"#/properties/supportMail/pattern",keyword:"pattern",params:{pattern: "^[^@\\s]+@[^@\\s]+$"},message:"must match pattern \""+"^[^@\\s]+@[^@\\s]+$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/supportMail",schemaPath:"#/properties/supportMail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resources !== undefined){
let data11 = data.resources;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data11)){
var valid5 = true;
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
const _errs28 = errors;
if(!(validate23(data11[i2], {instancePath:instancePath+"/resources/" + i2,parentData:data11,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid5 = _errs28 === errors;
if(!valid5){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.whitelabel !== undefined){
let data13 = data.whitelabel;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data13)){
var valid6 = true;
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
const _errs31 = errors;
if(!(validate25(data13[i3], {instancePath:instancePath+"/whitelabel/" + i3,parentData:data13,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid6 = _errs31 === errors;
if(!valid6){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/whitelabel",schemaPath:"#/properties/whitelabel/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.register !== undefined){
const _errs32 = errors;
if(!(validate27(data.register, {instancePath:instancePath+"/register",parentData:data,parentDataProperty:"register",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.analytics !== undefined){
let data16 = data.analytics;
const _errs33 = errors;
const _errs34 = errors;
if(errors === _errs34){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing2;
if((data16.gtagId === undefined) && (missing2 = "gtagId")){
validate22.errors = [{instancePath:instancePath+"/analytics",schemaPath:"contract#/components/schemas/Analytics/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs36 = errors;
for(const key2 in data16){
if(!(key2 === "gtagId")){
validate22.errors = [{instancePath:instancePath+"/analytics",schemaPath:"contract#/components/schemas/Analytics/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs36 === errors){
if(data16.gtagId !== undefined){
let data17 = data16.gtagId;
if((typeof data17 !== "string") && (data17 !== null)){
validate22.errors = [{instancePath:instancePath+"/analytics/gtagId",schemaPath:"contract#/components/schemas/Analytics/properties/gtagId/type",keyword:"type",params:{type: schema40.properties.gtagId.type},message:"must be string,null"}];
return false;
}
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/analytics",schemaPath:"contract#/components/schemas/Analytics/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imageCDNs !== undefined){
let data18 = data.imageCDNs;
const _errs39 = errors;
if(errors === _errs39){
if(Array.isArray(data18)){
if(data18.length < 1){
validate22.errors = [{instancePath:instancePath+"/imageCDNs",schemaPath:"#/properties/imageCDNs/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid9 = true;
const len4 = data18.length;
for(let i4=0; i4<len4; i4++){
let data19 = data18[i4];
const _errs41 = errors;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data19 === "string"){
if(!pattern8.test(data19)){
validate22.errors = [{instancePath:instancePath+"/imageCDNs/" + i4,schemaPath:"contract#/components/schemas/CdnBase/pattern",keyword:"pattern",params:{pattern: "^(https://\\S+|/[a-z0-9-]+(/[a-z0-9-]+)*)$"},message:"must match pattern \""+"^(https://\\S+|/[a-z0-9-]+(/[a-z0-9-]+)*)$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/imageCDNs/" + i4,schemaPath:"contract#/components/schemas/CdnBase/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid9 = _errs41 === errors;
if(!valid9){
break;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/imageCDNs",schemaPath:"#/properties/imageCDNs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.launchGameCDNs !== undefined){
let data20 = data.launchGameCDNs;
const _errs44 = errors;
if(errors === _errs44){
if(Array.isArray(data20)){
if(data20.length < 1){
validate22.errors = [{instancePath:instancePath+"/launchGameCDNs",schemaPath:"#/properties/launchGameCDNs/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid11 = true;
const len5 = data20.length;
for(let i5=0; i5<len5; i5++){
let data21 = data20[i5];
const _errs46 = errors;
const _errs47 = errors;
if(errors === _errs47){
if(typeof data21 === "string"){
if(!pattern8.test(data21)){
validate22.errors = [{instancePath:instancePath+"/launchGameCDNs/" + i5,schemaPath:"contract#/components/schemas/CdnBase/pattern",keyword:"pattern",params:{pattern: "^(https://\\S+|/[a-z0-9-]+(/[a-z0-9-]+)*)$"},message:"must match pattern \""+"^(https://\\S+|/[a-z0-9-]+(/[a-z0-9-]+)*)$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/launchGameCDNs/" + i5,schemaPath:"contract#/components/schemas/CdnBase/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid11 = _errs46 === errors;
if(!valid11){
break;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/launchGameCDNs",schemaPath:"#/properties/launchGameCDNs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.launchHosts !== undefined){
let data22 = data.launchHosts;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data22)){
var valid13 = true;
const len6 = data22.length;
for(let i6=0; i6<len6; i6++){
let data23 = data22[i6];
const _errs51 = errors;
if(errors === _errs51){
if(typeof data23 === "string"){
if(func2(data23) < 1){
validate22.errors = [{instancePath:instancePath+"/launchHosts/" + i6,schemaPath:"#/properties/launchHosts/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/launchHosts/" + i6,schemaPath:"#/properties/launchHosts/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid13 = _errs51 === errors;
if(!valid13){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/launchHosts",schemaPath:"#/properties/launchHosts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.location !== undefined){
const _errs53 = errors;
if(!(validate29(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maintenance !== undefined){
const _errs54 = errors;
if(typeof data.maintenance !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/maintenance",schemaPath:"#/properties/maintenance/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maintenanceEnd !== undefined){
let data26 = data.maintenanceEnd;
const _errs56 = errors;
const _errs57 = errors;
let valid14 = false;
const _errs58 = errors;
const _errs59 = errors;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err0 = {instancePath:instancePath+"/maintenanceEnd",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs59){
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
const err1 = {instancePath:instancePath+"/maintenanceEnd",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var _valid0 = _errs58 === errors;
valid14 = valid14 || _valid0;
const _errs61 = errors;
if(data26 !== null){
const err2 = {instancePath:instancePath+"/maintenanceEnd",schemaPath:"#/properties/maintenanceEnd/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs61 === errors;
valid14 = valid14 || _valid0;
if(!valid14){
const err3 = {instancePath:instancePath+"/maintenanceEnd",schemaPath:"#/properties/maintenanceEnd/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate22.errors = vErrors;
return false;
}
else {
errors = _errs57;
if(vErrors !== null){
if(_errs57){
vErrors.length = _errs57;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.regionRestriction !== undefined){
const _errs63 = errors;
if(typeof data.regionRestriction !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/regionRestriction",schemaPath:"#/properties/regionRestriction/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.moduleMaintenance !== undefined){
let data28 = data.moduleMaintenance;
const _errs65 = errors;
if(errors === _errs65){
if(Array.isArray(data28)){
var valid16 = true;
const len7 = data28.length;
for(let i7=0; i7<len7; i7++){
const _errs67 = errors;
if(!(validate31(data28[i7], {instancePath:instancePath+"/moduleMaintenance/" + i7,parentData:data28,parentDataProperty:i7,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid16 = _errs67 === errors;
if(!valid16){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/moduleMaintenance",schemaPath:"#/properties/moduleMaintenance/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.supportedLanguages !== undefined){
let data30 = data.supportedLanguages;
const _errs68 = errors;
if(errors === _errs68){
if(Array.isArray(data30)){
if(data30.length < 1){
validate22.errors = [{instancePath:instancePath+"/supportedLanguages",schemaPath:"#/properties/supportedLanguages/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid17 = true;
const len8 = data30.length;
for(let i8=0; i8<len8; i8++){
let data31 = data30[i8];
const _errs70 = errors;
const _errs71 = errors;
if(errors === _errs71){
if(typeof data31 === "string"){
if(!pattern11.test(data31)){
validate22.errors = [{instancePath:instancePath+"/supportedLanguages/" + i8,schemaPath:"contract#/components/schemas/LanguageCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2,3}$"},message:"must match pattern \""+"^[A-Z]{2,3}$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/supportedLanguages/" + i8,schemaPath:"contract#/components/schemas/LanguageCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid17 = _errs70 === errors;
if(!valid17){
break;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/supportedLanguages",schemaPath:"#/properties/supportedLanguages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs68 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultLanguage !== undefined){
let data32 = data.defaultLanguage;
const _errs73 = errors;
const _errs74 = errors;
if(errors === _errs74){
if(typeof data32 === "string"){
if(!pattern11.test(data32)){
validate22.errors = [{instancePath:instancePath+"/defaultLanguage",schemaPath:"contract#/components/schemas/LanguageCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2,3}$"},message:"must match pattern \""+"^[A-Z]{2,3}$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/defaultLanguage",schemaPath:"contract#/components/schemas/LanguageCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs73 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
const _errs76 = errors;
if(!(validate33(data.currency, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs76 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeZone !== undefined){
let data34 = data.timeZone;
const _errs77 = errors;
if(errors === _errs77){
if(typeof data34 === "string"){
if(!pattern14.test(data34)){
validate22.errors = [{instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_]+(/[A-Za-z_+-]+)*$"},message:"must match pattern \""+"^[A-Za-z_]+(/[A-Za-z_+-]+)*$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs77 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numberStyle !== undefined){
let data35 = data.numberStyle;
const _errs79 = errors;
if(typeof data35 !== "string"){
validate22.errors = [{instancePath:instancePath+"/numberStyle",schemaPath:"#/properties/numberStyle/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data35 === "uniform") || (data35 === "locale"))){
validate22.errors = [{instancePath:instancePath+"/numberStyle",schemaPath:"#/properties/numberStyle/enum",keyword:"enum",params:{allowedValues: schema33.properties.numberStyle.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs79 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.userTypes !== undefined){
let data36 = data.userTypes;
const _errs81 = errors;
const _errs82 = errors;
if(errors === _errs82){
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
let missing3;
if((((data36.agent === undefined) && (missing3 = "agent")) || ((data36.trial === undefined) && (missing3 = "trial"))) || ((data36.member === undefined) && (missing3 = "member"))){
validate22.errors = [{instancePath:instancePath+"/userTypes",schemaPath:"contract#/components/schemas/UserTypes/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs84 = errors;
for(const key3 in data36){
if(!(((key3 === "agent") || (key3 === "trial")) || (key3 === "member"))){
validate22.errors = [{instancePath:instancePath+"/userTypes",schemaPath:"contract#/components/schemas/UserTypes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs84 === errors){
if(data36.agent !== undefined){
let data37 = data36.agent;
const _errs85 = errors;
if(errors === _errs85){
if(Array.isArray(data37)){
var valid22 = true;
const len9 = data37.length;
for(let i9=0; i9<len9; i9++){
let data38 = data37[i9];
const _errs87 = errors;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
validate22.errors = [{instancePath:instancePath+"/userTypes/agent/" + i9,schemaPath:"contract#/components/schemas/UserTypes/properties/agent/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid22 = _errs87 === errors;
if(!valid22){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/userTypes/agent",schemaPath:"contract#/components/schemas/UserTypes/properties/agent/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid21 = _errs85 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data36.trial !== undefined){
let data39 = data36.trial;
const _errs89 = errors;
if(errors === _errs89){
if(Array.isArray(data39)){
var valid23 = true;
const len10 = data39.length;
for(let i10=0; i10<len10; i10++){
let data40 = data39[i10];
const _errs91 = errors;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
validate22.errors = [{instancePath:instancePath+"/userTypes/trial/" + i10,schemaPath:"contract#/components/schemas/UserTypes/properties/trial/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid23 = _errs91 === errors;
if(!valid23){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/userTypes/trial",schemaPath:"contract#/components/schemas/UserTypes/properties/trial/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid21 = _errs89 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data36.member !== undefined){
let data41 = data36.member;
const _errs93 = errors;
if(errors === _errs93){
if(Array.isArray(data41)){
var valid24 = true;
const len11 = data41.length;
for(let i11=0; i11<len11; i11++){
let data42 = data41[i11];
const _errs95 = errors;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
validate22.errors = [{instancePath:instancePath+"/userTypes/member/" + i11,schemaPath:"contract#/components/schemas/UserTypes/properties/member/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid24 = _errs95 === errors;
if(!valid24){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/userTypes/member",schemaPath:"contract#/components/schemas/UserTypes/properties/member/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid21 = _errs93 === errors;
}
else {
var valid21 = true;
}
}
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/userTypes",schemaPath:"contract#/components/schemas/UserTypes/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs81 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transportKey !== undefined){
let data43 = data.transportKey;
const _errs97 = errors;
const _errs98 = errors;
if(errors === _errs98){
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
let missing4;
if(((data43.kid === undefined) && (missing4 = "kid")) || ((data43.publicKey === undefined) && (missing4 = "publicKey"))){
validate22.errors = [{instancePath:instancePath+"/transportKey",schemaPath:"contract#/components/schemas/TransportKey/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs100 = errors;
for(const key4 in data43){
if(!((key4 === "kid") || (key4 === "publicKey"))){
validate22.errors = [{instancePath:instancePath+"/transportKey",schemaPath:"contract#/components/schemas/TransportKey/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs100 === errors){
if(data43.kid !== undefined){
let data44 = data43.kid;
const _errs101 = errors;
if(errors === _errs101){
if(typeof data44 === "string"){
if(func2(data44) < 1){
validate22.errors = [{instancePath:instancePath+"/transportKey/kid",schemaPath:"contract#/components/schemas/TransportKey/properties/kid/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/transportKey/kid",schemaPath:"contract#/components/schemas/TransportKey/properties/kid/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid26 = _errs101 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data43.publicKey !== undefined){
let data45 = data43.publicKey;
const _errs103 = errors;
if(errors === _errs103){
if(typeof data45 === "string"){
if(!pattern15.test(data45)){
validate22.errors = [{instancePath:instancePath+"/transportKey/publicKey",schemaPath:"contract#/components/schemas/TransportKey/properties/publicKey/pattern",keyword:"pattern",params:{pattern: "^-----BEGIN PUBLIC KEY-----[A-Za-z0-9+/=\\s]+-----END PUBLIC KEY-----\\s*$"},message:"must match pattern \""+"^-----BEGIN PUBLIC KEY-----[A-Za-z0-9+/=\\s]+-----END PUBLIC KEY-----\\s*$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/transportKey/publicKey",schemaPath:"contract#/components/schemas/TransportKey/properties/publicKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid26 = _errs103 === errors;
}
else {
var valid26 = true;
}
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/transportKey",schemaPath:"contract#/components/schemas/TransportKey/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs97 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.smsProvider !== undefined){
let data46 = data.smsProvider;
const _errs105 = errors;
if(typeof data46 !== "string"){
validate22.errors = [{instancePath:instancePath+"/smsProvider",schemaPath:"#/properties/smsProvider/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data46 === "PLATFORM") || (data46 === "FIREBASE"))){
validate22.errors = [{instancePath:instancePath+"/smsProvider",schemaPath:"#/properties/smsProvider/enum",keyword:"enum",params:{allowedValues: schema33.properties.smsProvider.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs105 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.humanCheck !== undefined){
let data47 = data.humanCheck;
const _errs107 = errors;
if(typeof data47 !== "string"){
validate22.errors = [{instancePath:instancePath+"/humanCheck",schemaPath:"#/properties/humanCheck/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data47 === "none") || (data47 === "slider")) || (data47 === "token"))){
validate22.errors = [{instancePath:instancePath+"/humanCheck",schemaPath:"#/properties/humanCheck/enum",keyword:"enum",params:{allowedValues: schema33.properties.humanCheck.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs107 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jurisdiction !== undefined){
const _errs109 = errors;
if(!(validate35(data.jurisdiction, {instancePath:instancePath+"/jurisdiction",parentData:data,parentDataProperty:"jurisdiction",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid0 = _errs109 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jackpot !== undefined){
let data49 = data.jackpot;
const _errs110 = errors;
const _errs111 = errors;
if(errors === _errs111){
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
let missing5;
if((data49.source === undefined) && (missing5 = "source")){
validate22.errors = [{instancePath:instancePath+"/jackpot",schemaPath:"contract#/components/schemas/JackpotSettings/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs113 = errors;
for(const key5 in data49){
if(!(key5 === "source")){
validate22.errors = [{instancePath:instancePath+"/jackpot",schemaPath:"contract#/components/schemas/JackpotSettings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs113 === errors){
if(data49.source !== undefined){
let data50 = data49.source;
if(typeof data50 !== "string"){
validate22.errors = [{instancePath:instancePath+"/jackpot/source",schemaPath:"contract#/components/schemas/JackpotSettings/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data50 === "SIMULATED") || (data50 === "SERVER"))){
validate22.errors = [{instancePath:instancePath+"/jackpot/source",schemaPath:"contract#/components/schemas/JackpotSettings/properties/source/enum",keyword:"enum",params:{allowedValues: schema56.properties.source.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/jackpot",schemaPath:"contract#/components/schemas/JackpotSettings/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs110 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remember !== undefined){
let data51 = data.remember;
const _errs116 = errors;
const _errs117 = errors;
if(errors === _errs117){
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
let missing6;
if((data51.password === undefined) && (missing6 = "password")){
validate22.errors = [{instancePath:instancePath+"/remember",schemaPath:"contract#/components/schemas/RememberSettings/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
const _errs119 = errors;
for(const key6 in data51){
if(!(key6 === "password")){
validate22.errors = [{instancePath:instancePath+"/remember",schemaPath:"contract#/components/schemas/RememberSettings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs119 === errors){
if(data51.password !== undefined){
if(typeof data51.password !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/remember/password",schemaPath:"contract#/components/schemas/RememberSettings/properties/password/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/remember",schemaPath:"contract#/components/schemas/RememberSettings/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs116 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.passwordExpiry !== undefined){
const _errs122 = errors;
if(typeof data.passwordExpiry !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/passwordExpiry",schemaPath:"#/properties/passwordExpiry/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs122 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inhouseVendors !== undefined){
let data54 = data.inhouseVendors;
const _errs124 = errors;
const _errs125 = errors;
if(errors === _errs125){
if(Array.isArray(data54)){
var valid32 = true;
const len12 = data54.length;
for(let i12=0; i12<len12; i12++){
let data55 = data54[i12];
const _errs127 = errors;
if(errors === _errs127){
if(typeof data55 === "string"){
if(!pattern17.test(data55)){
validate22.errors = [{instancePath:instancePath+"/inhouseVendors/" + i12,schemaPath:"contract#/components/schemas/VendorCodes/items/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9_]{2,24}$"},message:"must match pattern \""+"^[A-Z0-9_]{2,24}$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/inhouseVendors/" + i12,schemaPath:"contract#/components/schemas/VendorCodes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid32 = _errs127 === errors;
if(!valid32){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/inhouseVendors",schemaPath:"contract#/components/schemas/VendorCodes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs124 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cockfightVendors !== undefined){
let data56 = data.cockfightVendors;
const _errs129 = errors;
const _errs130 = errors;
if(errors === _errs130){
if(Array.isArray(data56)){
var valid34 = true;
const len13 = data56.length;
for(let i13=0; i13<len13; i13++){
let data57 = data56[i13];
const _errs132 = errors;
if(errors === _errs132){
if(typeof data57 === "string"){
if(!pattern17.test(data57)){
validate22.errors = [{instancePath:instancePath+"/cockfightVendors/" + i13,schemaPath:"contract#/components/schemas/VendorCodes/items/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9_]{2,24}$"},message:"must match pattern \""+"^[A-Z0-9_]{2,24}$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/cockfightVendors/" + i13,schemaPath:"contract#/components/schemas/VendorCodes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid34 = _errs132 === errors;
if(!valid34){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/cockfightVendors",schemaPath:"contract#/components/schemas/VendorCodes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs129 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.esportVendors !== undefined){
let data58 = data.esportVendors;
const _errs134 = errors;
const _errs135 = errors;
if(errors === _errs135){
if(Array.isArray(data58)){
var valid36 = true;
const len14 = data58.length;
for(let i14=0; i14<len14; i14++){
let data59 = data58[i14];
const _errs137 = errors;
if(errors === _errs137){
if(typeof data59 === "string"){
if(!pattern17.test(data59)){
validate22.errors = [{instancePath:instancePath+"/esportVendors/" + i14,schemaPath:"contract#/components/schemas/VendorCodes/items/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9_]{2,24}$"},message:"must match pattern \""+"^[A-Z0-9_]{2,24}$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/esportVendors/" + i14,schemaPath:"contract#/components/schemas/VendorCodes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid36 = _errs137 === errors;
if(!valid36){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/esportVendors",schemaPath:"contract#/components/schemas/VendorCodes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs134 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agentServiceHours !== undefined){
let data60 = data.agentServiceHours;
const _errs139 = errors;
const _errs140 = errors;
let valid37 = false;
const _errs141 = errors;
const _errs142 = errors;
if(errors === _errs142){
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
let missing7;
if((((data60.days === undefined) && (missing7 = "days")) || ((data60.from === undefined) && (missing7 = "from"))) || ((data60.to === undefined) && (missing7 = "to"))){
const err4 = {instancePath:instancePath+"/agentServiceHours",schemaPath:"contract#/components/schemas/ServiceHours/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
const _errs144 = errors;
for(const key7 in data60){
if(!(((key7 === "days") || (key7 === "from")) || (key7 === "to"))){
const err5 = {instancePath:instancePath+"/agentServiceHours",schemaPath:"contract#/components/schemas/ServiceHours/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
break;
}
}
if(_errs144 === errors){
if(data60.days !== undefined){
let data61 = data60.days;
const _errs145 = errors;
if(errors === _errs145){
if(Array.isArray(data61)){
var valid40 = true;
const len15 = data61.length;
for(let i15=0; i15<len15; i15++){
let data62 = data61[i15];
const _errs147 = errors;
if(!(((typeof data62 == "number") && (!(data62 % 1) && !isNaN(data62))) && (isFinite(data62)))){
const err6 = {instancePath:instancePath+"/agentServiceHours/days/" + i15,schemaPath:"contract#/components/schemas/ServiceHours/properties/days/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(errors === _errs147){
if((typeof data62 == "number") && (isFinite(data62))){
if(data62 > 7 || isNaN(data62)){
const err7 = {instancePath:instancePath+"/agentServiceHours/days/" + i15,schemaPath:"contract#/components/schemas/ServiceHours/properties/days/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 7},message:"must be <= 7"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data62 < 1 || isNaN(data62)){
const err8 = {instancePath:instancePath+"/agentServiceHours/days/" + i15,schemaPath:"contract#/components/schemas/ServiceHours/properties/days/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
var valid40 = _errs147 === errors;
if(!valid40){
break;
}
}
}
else {
const err9 = {instancePath:instancePath+"/agentServiceHours/days",schemaPath:"contract#/components/schemas/ServiceHours/properties/days/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid39 = _errs145 === errors;
}
else {
var valid39 = true;
}
if(valid39){
if(data60.from !== undefined){
let data63 = data60.from;
const _errs149 = errors;
if(errors === _errs149){
if(typeof data63 === "string"){
if(!pattern20.test(data63)){
const err10 = {instancePath:instancePath+"/agentServiceHours/from",schemaPath:"contract#/components/schemas/ServiceHours/properties/from/pattern",keyword:"pattern",params:{pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"},message:"must match pattern \""+"^([01]\\d|2[0-3]):[0-5]\\d$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/agentServiceHours/from",schemaPath:"contract#/components/schemas/ServiceHours/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var valid39 = _errs149 === errors;
}
else {
var valid39 = true;
}
if(valid39){
if(data60.to !== undefined){
let data64 = data60.to;
const _errs151 = errors;
if(errors === _errs151){
if(typeof data64 === "string"){
if(!pattern20.test(data64)){
const err12 = {instancePath:instancePath+"/agentServiceHours/to",schemaPath:"contract#/components/schemas/ServiceHours/properties/to/pattern",keyword:"pattern",params:{pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"},message:"must match pattern \""+"^([01]\\d|2[0-3]):[0-5]\\d$"+"\""};
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
const err13 = {instancePath:instancePath+"/agentServiceHours/to",schemaPath:"contract#/components/schemas/ServiceHours/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var valid39 = _errs151 === errors;
}
else {
var valid39 = true;
}
}
}
}
}
}
else {
const err14 = {instancePath:instancePath+"/agentServiceHours",schemaPath:"contract#/components/schemas/ServiceHours/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var _valid1 = _errs141 === errors;
valid37 = valid37 || _valid1;
const _errs153 = errors;
if(data60 !== null){
const err15 = {instancePath:instancePath+"/agentServiceHours",schemaPath:"#/properties/agentServiceHours/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid1 = _errs153 === errors;
valid37 = valid37 || _valid1;
if(!valid37){
const err16 = {instancePath:instancePath+"/agentServiceHours",schemaPath:"#/properties/agentServiceHours/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
validate22.errors = vErrors;
return false;
}
else {
errors = _errs140;
if(vErrors !== null){
if(_errs140){
vErrors.length = _errs140;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs139 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.afterRegisterBonus !== undefined){
let data65 = data.afterRegisterBonus;
const _errs155 = errors;
const _errs156 = errors;
let valid41 = false;
const _errs157 = errors;
const _errs158 = errors;
if(errors === _errs158){
if(typeof data65 === "string"){
if(!pattern22.test(data65)){
const err17 = {instancePath:instancePath+"/afterRegisterBonus",schemaPath:"contract#/components/schemas/PositiveMoney/pattern",keyword:"pattern",params:{pattern: "^(?!0+\\.00$)\\d{1,15}\\.\\d{2}$"},message:"must match pattern \""+"^(?!0+\\.00$)\\d{1,15}\\.\\d{2}$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/afterRegisterBonus",schemaPath:"contract#/components/schemas/PositiveMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var _valid2 = _errs157 === errors;
valid41 = valid41 || _valid2;
const _errs160 = errors;
if(data65 !== null){
const err19 = {instancePath:instancePath+"/afterRegisterBonus",schemaPath:"#/properties/afterRegisterBonus/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid2 = _errs160 === errors;
valid41 = valid41 || _valid2;
if(!valid41){
const err20 = {instancePath:instancePath+"/afterRegisterBonus",schemaPath:"#/properties/afterRegisterBonus/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
validate22.errors = vErrors;
return false;
}
else {
errors = _errs156;
if(vErrors !== null){
if(_errs156){
vErrors.length = _errs156;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs155 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.social !== undefined){
let data66 = data.social;
const _errs162 = errors;
if(errors === _errs162){
if(Array.isArray(data66)){
var valid43 = true;
const len16 = data66.length;
for(let i16=0; i16<len16; i16++){
let data67 = data66[i16];
const _errs164 = errors;
if(typeof data67 !== "string"){
validate22.errors = [{instancePath:instancePath+"/social/" + i16,schemaPath:"contract#/components/schemas/SocialProvider/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data67 === "GOOGLE") || (data67 === "FACEBOOK")) || (data67 === "TELEGRAM")) || (data67 === "LINE"))){
validate22.errors = [{instancePath:instancePath+"/social/" + i16,schemaPath:"contract#/components/schemas/SocialProvider/enum",keyword:"enum",params:{allowedValues: schema63.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid43 = _errs164 === errors;
if(!valid43){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/social",schemaPath:"#/properties/social/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs162 === errors;
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
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema64 = {"anyOf":[{"$ref":"contract#/components/schemas/KnownErrorCode"},{"type":"string","pattern":"^[a-z0-9]+(\\.[a-z0-9]+)*$","maxLength":80}]};
const schema65 = {"type":"string","enum":["login.bad.credentials","login.captcha.required","login.locked","login.not.member","login.not.agent","login.ip.unverified","session.expired","session.kicked","register.username.taken","register.mobile.taken","register.affiliate.invalid","sms.too.many","sms.code.invalid","sms.code.expired","password.same.as.old","password.old.wrong","payment.password.wrong","payment.password.locked","balance.insufficient","limit.deposit.reached","limit.loss.reached","self.excluded","kyc.required","turnover.unmet","withdraw.min","withdraw.max","withdraw.daily.count","bankcard.limit","transfer.not.allowed","points.insufficient","reward.already.claimed","contract.conflict","game.maintenance","game.unavailable.region","function.not.available","captcha.wrong","feedback.too.often","upload.type","upload.size","domain.invalid","sms.quota.exceeded","human.check.required","human.check.failed","register.underage","member.not.found","social.unlinked","social.denied","social.already.linked","chat.offline","phone.invalid.phone.number","phone.missing.phone.number","phone.too.many.requests","phone.unknown","phone.invalid.verification.code","phone.missing.verification.code","phone.captcha.check.failed","phone.unauthorized.domain","phone.quota.exceeded","phone.operation.not.allowed","phone.code.expired","unknown","request.invalid","resource.not.found","resource.conflict","rate.limited","region.blocked","system.maintenance"]};
const pattern23 = new RegExp("^[a-z0-9]+(\\.[a-z0-9]+)*$", "u");

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"contract#/components/schemas/KnownErrorCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data === "login.bad.credentials") || (data === "login.captcha.required")) || (data === "login.locked")) || (data === "login.not.member")) || (data === "login.not.agent")) || (data === "login.ip.unverified")) || (data === "session.expired")) || (data === "session.kicked")) || (data === "register.username.taken")) || (data === "register.mobile.taken")) || (data === "register.affiliate.invalid")) || (data === "sms.too.many")) || (data === "sms.code.invalid")) || (data === "sms.code.expired")) || (data === "password.same.as.old")) || (data === "password.old.wrong")) || (data === "payment.password.wrong")) || (data === "payment.password.locked")) || (data === "balance.insufficient")) || (data === "limit.deposit.reached")) || (data === "limit.loss.reached")) || (data === "self.excluded")) || (data === "kyc.required")) || (data === "turnover.unmet")) || (data === "withdraw.min")) || (data === "withdraw.max")) || (data === "withdraw.daily.count")) || (data === "bankcard.limit")) || (data === "transfer.not.allowed")) || (data === "points.insufficient")) || (data === "reward.already.claimed")) || (data === "contract.conflict")) || (data === "game.maintenance")) || (data === "game.unavailable.region")) || (data === "function.not.available")) || (data === "captcha.wrong")) || (data === "feedback.too.often")) || (data === "upload.type")) || (data === "upload.size")) || (data === "domain.invalid")) || (data === "sms.quota.exceeded")) || (data === "human.check.required")) || (data === "human.check.failed")) || (data === "register.underage")) || (data === "member.not.found")) || (data === "social.unlinked")) || (data === "social.denied")) || (data === "social.already.linked")) || (data === "chat.offline")) || (data === "phone.invalid.phone.number")) || (data === "phone.missing.phone.number")) || (data === "phone.too.many.requests")) || (data === "phone.unknown")) || (data === "phone.invalid.verification.code")) || (data === "phone.missing.verification.code")) || (data === "phone.captcha.check.failed")) || (data === "phone.unauthorized.domain")) || (data === "phone.quota.exceeded")) || (data === "phone.operation.not.allowed")) || (data === "phone.code.expired")) || (data === "unknown")) || (data === "request.invalid")) || (data === "resource.not.found")) || (data === "resource.conflict")) || (data === "rate.limited")) || (data === "region.blocked")) || (data === "system.maintenance"))){
const err1 = {instancePath,schemaPath:"contract#/components/schemas/KnownErrorCode/enum",keyword:"enum",params:{allowedValues: schema65.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data === "string"){
if(func2(data) > 80){
const err2 = {instancePath,schemaPath:"#/anyOf/1/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(!pattern23.test(data)){
const err3 = {instancePath,schemaPath:"#/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(\\.[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(\\.[a-z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err5 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate38.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"dynamicProps":false,"dynamicItems":false};

const pattern24 = new RegExp("^[A-Za-z0-9-]{8,64}$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate21.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate22(data1, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate21.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs9 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs10 = errors;
if(typeof data.message !== "string"){
validate21.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data4 = data.traceId;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
validate21.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPermissionConfig$422 = validate40;
const schema67 = {"type":"object","additionalProperties":false,"required":["success","value","errorCode","traceId"],"properties":{"success":{"type":"boolean","const":false},"value":{"anyOf":[{"$ref":"contract#/components/schemas/RefusalDetails"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema68 = {"type":"object","additionalProperties":false,"properties":{"violations":{"type":"array","items":{"$ref":"contract#/components/schemas/Violation"}},"maintenanceEnd":{"anyOf":[{"$ref":"contract#/components/schemas/EpochMs"},{"type":"null"}]},"retryAfterSeconds":{"type":"integer","minimum":0},"ip":{"type":"string"}}};
const schema69 = {"type":"object","additionalProperties":false,"required":["path","reason"],"properties":{"path":{"type":"string"},"reason":{"type":"string"}}};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "violations") || (key0 === "maintenanceEnd")) || (key0 === "retryAfterSeconds")) || (key0 === "ip"))){
validate41.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.violations !== undefined){
let data0 = data.violations;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing0;
if(((data1.path === undefined) && (missing0 = "path")) || ((data1.reason === undefined) && (missing0 = "reason"))){
validate41.errors = [{instancePath:instancePath+"/violations/" + i0,schemaPath:"contract#/components/schemas/Violation/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!((key1 === "path") || (key1 === "reason"))){
validate41.errors = [{instancePath:instancePath+"/violations/" + i0,schemaPath:"contract#/components/schemas/Violation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.path !== undefined){
const _errs8 = errors;
if(typeof data1.path !== "string"){
validate41.errors = [{instancePath:instancePath+"/violations/" + i0+"/path",schemaPath:"contract#/components/schemas/Violation/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.reason !== undefined){
const _errs10 = errors;
if(typeof data1.reason !== "string"){
validate41.errors = [{instancePath:instancePath+"/violations/" + i0+"/reason",schemaPath:"contract#/components/schemas/Violation/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/violations/" + i0,schemaPath:"contract#/components/schemas/Violation/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/violations",schemaPath:"#/properties/violations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maintenanceEnd !== undefined){
let data4 = data.maintenanceEnd;
const _errs12 = errors;
const _errs13 = errors;
let valid4 = false;
const _errs14 = errors;
const _errs15 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err0 = {instancePath:instancePath+"/maintenanceEnd",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs15){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err1 = {instancePath:instancePath+"/maintenanceEnd",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var _valid0 = _errs14 === errors;
valid4 = valid4 || _valid0;
const _errs17 = errors;
if(data4 !== null){
const err2 = {instancePath:instancePath+"/maintenanceEnd",schemaPath:"#/properties/maintenanceEnd/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs17 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err3 = {instancePath:instancePath+"/maintenanceEnd",schemaPath:"#/properties/maintenanceEnd/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate41.errors = vErrors;
return false;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryAfterSeconds !== undefined){
let data5 = data.retryAfterSeconds;
const _errs19 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate41.errors = [{instancePath:instancePath+"/retryAfterSeconds",schemaPath:"#/properties/retryAfterSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate41.errors = [{instancePath:instancePath+"/retryAfterSeconds",schemaPath:"#/properties/retryAfterSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ip !== undefined){
const _errs21 = errors;
if(typeof data.ip !== "string"){
validate41.errors = [{instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs21 === errors;
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
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.errorCode === undefined) && (missing0 = "errorCode"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate40.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
let data0 = data.success;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
validate40.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(false !== data0){
validate40.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate41(data1, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate40.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs9 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs10 = errors;
if(typeof data.message !== "string"){
validate40.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data4 = data.traceId;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
validate40.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate40.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getSystemStatus$200 = validate44;
const schema72 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/SystemStatus"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema73 = {"type":"object","additionalProperties":false,"required":["status","maintenance","regionRestriction","maintenanceEnd","ip","serverTime","moduleMaintenance","vendorMaintenance"],"properties":{"status":{"type":"integer","enum":[0,1,2]},"maintenance":{"type":"boolean"},"regionRestriction":{"type":"boolean"},"maintenanceEnd":{"anyOf":[{"$ref":"contract#/components/schemas/EpochMs"},{"type":"null"}]},"ip":{"type":"string","minLength":3},"serverTime":{"$ref":"contract#/components/schemas/EpochMs"},"moduleMaintenance":{"type":"array","items":{"$ref":"contract#/components/schemas/ModuleMaintenance"}},"vendorMaintenance":{"$ref":"contract#/components/schemas/VendorCodes"}}};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.status === undefined) && (missing0 = "status")) || ((data.maintenance === undefined) && (missing0 = "maintenance"))) || ((data.regionRestriction === undefined) && (missing0 = "regionRestriction"))) || ((data.maintenanceEnd === undefined) && (missing0 = "maintenanceEnd"))) || ((data.ip === undefined) && (missing0 = "ip"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))) || ((data.moduleMaintenance === undefined) && (missing0 = "moduleMaintenance"))) || ((data.vendorMaintenance === undefined) && (missing0 = "vendorMaintenance"))){
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "status") || (key0 === "maintenance")) || (key0 === "regionRestriction")) || (key0 === "maintenanceEnd")) || (key0 === "ip")) || (key0 === "serverTime")) || (key0 === "moduleMaintenance")) || (key0 === "vendorMaintenance"))){
validate45.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate45.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!(((data0 === 0) || (data0 === 1)) || (data0 === 2))){
validate45.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema73.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maintenance !== undefined){
const _errs4 = errors;
if(typeof data.maintenance !== "boolean"){
validate45.errors = [{instancePath:instancePath+"/maintenance",schemaPath:"#/properties/maintenance/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.regionRestriction !== undefined){
const _errs6 = errors;
if(typeof data.regionRestriction !== "boolean"){
validate45.errors = [{instancePath:instancePath+"/regionRestriction",schemaPath:"#/properties/regionRestriction/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maintenanceEnd !== undefined){
let data3 = data.maintenanceEnd;
const _errs8 = errors;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
const _errs11 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err0 = {instancePath:instancePath+"/maintenanceEnd",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs11){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err1 = {instancePath:instancePath+"/maintenanceEnd",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
const _errs13 = errors;
if(data3 !== null){
const err2 = {instancePath:instancePath+"/maintenanceEnd",schemaPath:"#/properties/maintenanceEnd/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/maintenanceEnd",schemaPath:"#/properties/maintenanceEnd/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate45.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ip !== undefined){
let data4 = data.ip;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(func2(data4) < 3){
validate45.errors = [{instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
}
else {
validate45.errors = [{instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
let data5 = data.serverTime;
const _errs17 = errors;
const _errs18 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate45.errors = [{instancePath:instancePath+"/serverTime",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate45.errors = [{instancePath:instancePath+"/serverTime",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.moduleMaintenance !== undefined){
let data6 = data.moduleMaintenance;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data6)){
var valid4 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs22 = errors;
if(!(validate31(data6[i0], {instancePath:instancePath+"/moduleMaintenance/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid4 = _errs22 === errors;
if(!valid4){
break;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/moduleMaintenance",schemaPath:"#/properties/moduleMaintenance/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vendorMaintenance !== undefined){
let data8 = data.vendorMaintenance;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data8)){
var valid6 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
const _errs26 = errors;
if(errors === _errs26){
if(typeof data9 === "string"){
if(!pattern17.test(data9)){
validate45.errors = [{instancePath:instancePath+"/vendorMaintenance/" + i1,schemaPath:"contract#/components/schemas/VendorCodes/items/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9_]{2,24}$"},message:"must match pattern \""+"^[A-Z0-9_]{2,24}$"+"\""}];
return false;
}
}
else {
validate45.errors = [{instancePath:instancePath+"/vendorMaintenance/" + i1,schemaPath:"contract#/components/schemas/VendorCodes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs26 === errors;
if(!valid6){
break;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/vendorMaintenance",schemaPath:"contract#/components/schemas/VendorCodes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
else {
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate44.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate44.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate44.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate45(data1, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs9 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs10 = errors;
if(typeof data.message !== "string"){
validate44.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data4 = data.traceId;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
validate44.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getWhitelabel$200 = validate49;
const schema78 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/WhitelabelSettings"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema79 = {"type":"object","additionalProperties":false,"required":["whitelabel"],"properties":{"whitelabel":{"type":"array","items":{"$ref":"contract#/components/schemas/WhitelabelNode"}}}};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.whitelabel === undefined) && (missing0 = "whitelabel")){
validate50.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "whitelabel")){
validate50.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.whitelabel !== undefined){
let data0 = data.whitelabel;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate25(data0[i0], {instancePath:instancePath+"/whitelabel/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/whitelabel",schemaPath:"#/properties/whitelabel/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
}
else {
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate49.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate49.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate49.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate50(data1, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate49.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs9 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs10 = errors;
if(typeof data.message !== "string"){
validate49.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data4 = data.traceId;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
validate49.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate49.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getDomainRoute$200 = validate54;
const schema81 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/DomainRoute"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema82 = {"type":"object","additionalProperties":false,"required":["mainDomain","domainRoute"],"properties":{"mainDomain":{"type":"string","minLength":1},"domainRoute":{"type":"array","items":{"type":"string","minLength":1}}}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate54.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate54.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.mainDomain === undefined) && (missing1 = "mainDomain")) || ((data1.domainRoute === undefined) && (missing1 = "domainRoute"))){
const err0 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/DomainRoute/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs9 = errors;
for(const key1 in data1){
if(!((key1 === "mainDomain") || (key1 === "domainRoute"))){
const err1 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/DomainRoute/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
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
if(_errs9 === errors){
if(data1.mainDomain !== undefined){
let data2 = data1.mainDomain;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data2 === "string"){
if(func2(data2) < 1){
const err2 = {instancePath:instancePath+"/value/mainDomain",schemaPath:"contract#/components/schemas/DomainRoute/properties/mainDomain/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/value/mainDomain",schemaPath:"contract#/components/schemas/DomainRoute/properties/mainDomain/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.domainRoute !== undefined){
let data3 = data1.domainRoute;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data3)){
var valid4 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(func2(data4) < 1){
const err4 = {instancePath:instancePath+"/value/domainRoute/" + i0,schemaPath:"contract#/components/schemas/DomainRoute/properties/domainRoute/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/value/domainRoute/" + i0,schemaPath:"contract#/components/schemas/DomainRoute/properties/domainRoute/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid4 = _errs14 === errors;
if(!valid4){
break;
}
}
}
else {
const err6 = {instancePath:instancePath+"/value/domainRoute",schemaPath:"contract#/components/schemas/DomainRoute/properties/domainRoute/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/DomainRoute/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs16 = errors;
if(data1 !== null){
const err8 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err9 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate54.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs18 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs19 = errors;
if(typeof data.message !== "string"){
validate54.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data7 = data.traceId;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data7 === "string"){
if(!pattern24.test(data7)){
validate54.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs21 === errors;
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
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getRegisterSettings$200 = validate56;
const schema84 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/RegisterSettings"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema85 = {"type":"object","additionalProperties":false,"required":["fields","defaultPassword"],"properties":{"fields":{"$ref":"contract#/components/schemas/RegisterRules"},"defaultPassword":{"type":["string","null"]}}};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.fields === undefined) && (missing0 = "fields")) || ((data.defaultPassword === undefined) && (missing0 = "defaultPassword"))){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "fields") || (key0 === "defaultPassword"))){
validate57.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.fields !== undefined){
const _errs2 = errors;
if(!(validate27(data.fields, {instancePath:instancePath+"/fields",parentData:data,parentDataProperty:"fields",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultPassword !== undefined){
let data1 = data.defaultPassword;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate57.errors = [{instancePath:instancePath+"/defaultPassword",schemaPath:"#/properties/defaultPassword/type",keyword:"type",params:{type: schema85.properties.defaultPassword.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate56.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate56.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate57(data1, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate56.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs9 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs10 = errors;
if(typeof data.message !== "string"){
validate56.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data4 = data.traceId;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
validate56.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate56.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getHelpCenter$200 = validate61;
const schema87 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/HelpCenter"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema88 = {"type":"object","additionalProperties":false,"required":["sections"],"properties":{"sections":{"type":"array","items":{"$ref":"contract#/components/schemas/HelpSection"}}}};
const schema89 = {"type":"object","additionalProperties":false,"required":["id","title","articles"],"properties":{"id":{"type":"string","pattern":"^[a-z0-9-]+$"},"title":{"type":"string","minLength":1},"articles":{"type":"array","items":{"$ref":"contract#/components/schemas/HelpArticle"}}}};
const schema90 = {"type":"object","additionalProperties":false,"required":["id","title","content"],"properties":{"id":{"type":"string","pattern":"^[a-z0-9-]+$"},"title":{"type":"string","minLength":1},"content":{"type":"string"}}};
const pattern31 = new RegExp("^[a-z0-9-]+$", "u");

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.articles === undefined) && (missing0 = "articles"))){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "title")) || (key0 === "articles"))){
validate63.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(!pattern31.test(data0)){
validate63.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+$"},message:"must match pattern \""+"^[a-z0-9-]+$"+"\""}];
return false;
}
}
else {
validate63.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(func2(data1) < 1){
validate63.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate63.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.articles !== undefined){
let data2 = data.articles;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((data3.id === undefined) && (missing1 = "id")) || ((data3.title === undefined) && (missing1 = "title"))) || ((data3.content === undefined) && (missing1 = "content"))){
validate63.errors = [{instancePath:instancePath+"/articles/" + i0,schemaPath:"contract#/components/schemas/HelpArticle/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs11 = errors;
for(const key1 in data3){
if(!(((key1 === "id") || (key1 === "title")) || (key1 === "content"))){
validate63.errors = [{instancePath:instancePath+"/articles/" + i0,schemaPath:"contract#/components/schemas/HelpArticle/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs11 === errors){
if(data3.id !== undefined){
let data4 = data3.id;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(!pattern31.test(data4)){
validate63.errors = [{instancePath:instancePath+"/articles/" + i0+"/id",schemaPath:"contract#/components/schemas/HelpArticle/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+$"},message:"must match pattern \""+"^[a-z0-9-]+$"+"\""}];
return false;
}
}
else {
validate63.errors = [{instancePath:instancePath+"/articles/" + i0+"/id",schemaPath:"contract#/components/schemas/HelpArticle/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.title !== undefined){
let data5 = data3.title;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(func2(data5) < 1){
validate63.errors = [{instancePath:instancePath+"/articles/" + i0+"/title",schemaPath:"contract#/components/schemas/HelpArticle/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate63.errors = [{instancePath:instancePath+"/articles/" + i0+"/title",schemaPath:"contract#/components/schemas/HelpArticle/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.content !== undefined){
const _errs16 = errors;
if(typeof data3.content !== "string"){
validate63.errors = [{instancePath:instancePath+"/articles/" + i0+"/content",schemaPath:"contract#/components/schemas/HelpArticle/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate63.errors = [{instancePath:instancePath+"/articles/" + i0,schemaPath:"contract#/components/schemas/HelpArticle/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate63.errors = [{instancePath:instancePath+"/articles",schemaPath:"#/properties/articles/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sections === undefined) && (missing0 = "sections")){
validate62.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "sections")){
validate62.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.sections !== undefined){
let data0 = data.sections;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate63(data0[i0], {instancePath:instancePath+"/sections/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
}
else {
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate61.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate61.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate62(data1, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate61.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs9 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs10 = errors;
if(typeof data.message !== "string"){
validate61.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data4 = data.traceId;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
validate61.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate61.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getCountries$200 = validate67;
const schema92 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/Countries"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema93 = {"type":"object","additionalProperties":false,"required":["list"],"properties":{"list":{"type":"array","items":{"$ref":"contract#/components/schemas/Country"}}}};
const schema94 = {"type":"object","additionalProperties":false,"required":["code","dial","digits"],"properties":{"code":{"$ref":"contract#/components/schemas/CountryCode"},"dial":{"$ref":"contract#/components/schemas/DialingCode"},"digits":{"type":"array","minItems":1,"items":{"type":"integer","minimum":5,"maximum":15}}}};
const schema96 = {"type":"string","pattern":"^\\d{1,4}$"};
const pattern35 = new RegExp("^\\d{1,4}$", "u");

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.code === undefined) && (missing0 = "code")) || ((data.dial === undefined) && (missing0 = "dial"))) || ((data.digits === undefined) && (missing0 = "digits"))){
validate69.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "code") || (key0 === "dial")) || (key0 === "digits"))){
validate69.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.code !== undefined){
let data0 = data.code;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
validate69.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/CountryCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\""}];
return false;
}
}
else {
validate69.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/CountryCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dial !== undefined){
let data1 = data.dial;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern35.test(data1)){
validate69.errors = [{instancePath:instancePath+"/dial",schemaPath:"contract#/components/schemas/DialingCode/pattern",keyword:"pattern",params:{pattern: "^\\d{1,4}$"},message:"must match pattern \""+"^\\d{1,4}$"+"\""}];
return false;
}
}
else {
validate69.errors = [{instancePath:instancePath+"/dial",schemaPath:"contract#/components/schemas/DialingCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digits !== undefined){
let data2 = data.digits;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data2)){
if(data2.length < 1){
validate69.errors = [{instancePath:instancePath+"/digits",schemaPath:"#/properties/digits/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate69.errors = [{instancePath:instancePath+"/digits/" + i0,schemaPath:"#/properties/digits/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 15 || isNaN(data3)){
validate69.errors = [{instancePath:instancePath+"/digits/" + i0,schemaPath:"#/properties/digits/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 15},message:"must be <= 15"}];
return false;
}
else {
if(data3 < 5 || isNaN(data3)){
validate69.errors = [{instancePath:instancePath+"/digits/" + i0,schemaPath:"#/properties/digits/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5},message:"must be >= 5"}];
return false;
}
}
}
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/digits",schemaPath:"#/properties/digits/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
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
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.list === undefined) && (missing0 = "list")){
validate68.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "list")){
validate68.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.list !== undefined){
let data0 = data.list;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate69(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate67.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate67.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate67.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate68(data1, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate67.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs9 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs10 = errors;
if(typeof data.message !== "string"){
validate67.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data4 = data.traceId;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
validate67.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate67.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const login$body = validate73;
const schema98 = {"type":"object","additionalProperties":false,"required":["username","password","type"],"properties":{"username":{"type":"string","minLength":1,"maxLength":100},"password":{"type":"string","minLength":1,"maxLength":200},"type":{"type":"string","enum":["username","sms"]},"side":{"type":"string","enum":["player","agent"]},"captcha":{"type":"string","pattern":"^[A-Za-z0-9]{4}$"},"countryDialingCode":{"$ref":"contract#/components/schemas/DialingCode"},"humanCheck":{"$ref":"contract#/components/schemas/HumanCheck"},"firebaseChannel":{"$ref":"contract#/components/schemas/FirebaseChannel"},"firebaseIdToken":{"$ref":"contract#/components/schemas/FirebaseIdToken"}}};
const schema100 = {"type":"object","additionalProperties":false,"required":["provider","token"],"properties":{"provider":{"type":"string","enum":["none","slider","token"]},"token":{"type":"string","minLength":1,"maxLength":2000}}};
const schema101 = {"type":"string","pattern":"^[A-Za-z0-9_-]{2,40}$"};
const schema102 = {"type":"string","minLength":8,"maxLength":4000};
const pattern37 = new RegExp("^[A-Za-z0-9]{4}$", "u");
const pattern39 = new RegExp("^[A-Za-z0-9_-]{2,40}$", "u");

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.username === undefined) && (missing0 = "username")) || ((data.password === undefined) && (missing0 = "password"))) || ((data.type === undefined) && (missing0 = "type"))){
validate73.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema98.properties, key0))){
validate73.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.username !== undefined){
let data0 = data.username;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 100){
validate73.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func2(data0) < 1){
validate73.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.password !== undefined){
let data1 = data.password;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 200){
validate73.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func2(data1) < 1){
validate73.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data2 = data.type;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate73.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "username") || (data2 === "sms"))){
validate73.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema98.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.side !== undefined){
let data3 = data.side;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate73.errors = [{instancePath:instancePath+"/side",schemaPath:"#/properties/side/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data3 === "player") || (data3 === "agent"))){
validate73.errors = [{instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema98.properties.side.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.captcha !== undefined){
let data4 = data.captcha;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern37.test(data4)){
validate73.errors = [{instancePath:instancePath+"/captcha",schemaPath:"#/properties/captcha/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{4}$"},message:"must match pattern \""+"^[A-Za-z0-9]{4}$"+"\""}];
return false;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/captcha",schemaPath:"#/properties/captcha/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.countryDialingCode !== undefined){
let data5 = data.countryDialingCode;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data5 === "string"){
if(!pattern35.test(data5)){
validate73.errors = [{instancePath:instancePath+"/countryDialingCode",schemaPath:"contract#/components/schemas/DialingCode/pattern",keyword:"pattern",params:{pattern: "^\\d{1,4}$"},message:"must match pattern \""+"^\\d{1,4}$"+"\""}];
return false;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/countryDialingCode",schemaPath:"contract#/components/schemas/DialingCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.humanCheck !== undefined){
let data6 = data.humanCheck;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if(((data6.provider === undefined) && (missing1 = "provider")) || ((data6.token === undefined) && (missing1 = "token"))){
validate73.errors = [{instancePath:instancePath+"/humanCheck",schemaPath:"contract#/components/schemas/HumanCheck/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs18 = errors;
for(const key1 in data6){
if(!((key1 === "provider") || (key1 === "token"))){
validate73.errors = [{instancePath:instancePath+"/humanCheck",schemaPath:"contract#/components/schemas/HumanCheck/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs18 === errors){
if(data6.provider !== undefined){
let data7 = data6.provider;
const _errs19 = errors;
if(typeof data7 !== "string"){
validate73.errors = [{instancePath:instancePath+"/humanCheck/provider",schemaPath:"contract#/components/schemas/HumanCheck/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data7 === "none") || (data7 === "slider")) || (data7 === "token"))){
validate73.errors = [{instancePath:instancePath+"/humanCheck/provider",schemaPath:"contract#/components/schemas/HumanCheck/properties/provider/enum",keyword:"enum",params:{allowedValues: schema100.properties.provider.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.token !== undefined){
let data8 = data6.token;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data8 === "string"){
if(func2(data8) > 2000){
validate73.errors = [{instancePath:instancePath+"/humanCheck/token",schemaPath:"contract#/components/schemas/HumanCheck/properties/token/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func2(data8) < 1){
validate73.errors = [{instancePath:instancePath+"/humanCheck/token",schemaPath:"contract#/components/schemas/HumanCheck/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/humanCheck/token",schemaPath:"contract#/components/schemas/HumanCheck/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/humanCheck",schemaPath:"contract#/components/schemas/HumanCheck/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.firebaseChannel !== undefined){
let data9 = data.firebaseChannel;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data9 === "string"){
if(!pattern39.test(data9)){
validate73.errors = [{instancePath:instancePath+"/firebaseChannel",schemaPath:"contract#/components/schemas/FirebaseChannel/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{2,40}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{2,40}$"+"\""}];
return false;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/firebaseChannel",schemaPath:"contract#/components/schemas/FirebaseChannel/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.firebaseIdToken !== undefined){
let data10 = data.firebaseIdToken;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data10 === "string"){
if(func2(data10) > 4000){
validate73.errors = [{instancePath:instancePath+"/firebaseIdToken",schemaPath:"contract#/components/schemas/FirebaseIdToken/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
return false;
}
else {
if(func2(data10) < 8){
validate73.errors = [{instancePath:instancePath+"/firebaseIdToken",schemaPath:"contract#/components/schemas/FirebaseIdToken/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"}];
return false;
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/firebaseIdToken",schemaPath:"contract#/components/schemas/FirebaseIdToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs26 === errors;
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
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const login$200 = validate74;
const schema103 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/LoginValue"},{"$ref":"contract#/components/schemas/LoginRefusal"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema104 = {"type":"object","additionalProperties":false,"required":["token","firstTimeLogin","passwordExpired","userInfo"],"properties":{"token":{"type":"string","minLength":16,"maxLength":512},"firstTimeLogin":{"type":"boolean"},"passwordExpired":{"type":"boolean"},"mustChangePassword":{"type":"boolean"},"expiresAt":{"$ref":"contract#/components/schemas/EpochMs"},"userInfo":{"$ref":"contract#/components/schemas/LoginUser"}}};
const schema106 = {"type":"object","additionalProperties":false,"required":["userName"],"properties":{"userName":{"type":"string","minLength":1}}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.token === undefined) && (missing0 = "token")) || ((data.firstTimeLogin === undefined) && (missing0 = "firstTimeLogin"))) || ((data.passwordExpired === undefined) && (missing0 = "passwordExpired"))) || ((data.userInfo === undefined) && (missing0 = "userInfo"))){
validate75.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "token") || (key0 === "firstTimeLogin")) || (key0 === "passwordExpired")) || (key0 === "mustChangePassword")) || (key0 === "expiresAt")) || (key0 === "userInfo"))){
validate75.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.token !== undefined){
let data0 = data.token;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 512){
validate75.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func2(data0) < 16){
validate75.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 16},message:"must NOT have fewer than 16 characters"}];
return false;
}
}
}
else {
validate75.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.firstTimeLogin !== undefined){
const _errs4 = errors;
if(typeof data.firstTimeLogin !== "boolean"){
validate75.errors = [{instancePath:instancePath+"/firstTimeLogin",schemaPath:"#/properties/firstTimeLogin/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.passwordExpired !== undefined){
const _errs6 = errors;
if(typeof data.passwordExpired !== "boolean"){
validate75.errors = [{instancePath:instancePath+"/passwordExpired",schemaPath:"#/properties/passwordExpired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mustChangePassword !== undefined){
const _errs8 = errors;
if(typeof data.mustChangePassword !== "boolean"){
validate75.errors = [{instancePath:instancePath+"/mustChangePassword",schemaPath:"#/properties/mustChangePassword/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined){
let data4 = data.expiresAt;
const _errs10 = errors;
const _errs11 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate75.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate75.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.userInfo !== undefined){
let data5 = data.userInfo;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((data5.userName === undefined) && (missing1 = "userName")){
validate75.errors = [{instancePath:instancePath+"/userInfo",schemaPath:"contract#/components/schemas/LoginUser/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs16 = errors;
for(const key1 in data5){
if(!(key1 === "userName")){
validate75.errors = [{instancePath:instancePath+"/userInfo",schemaPath:"contract#/components/schemas/LoginUser/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs16 === errors){
if(data5.userName !== undefined){
let data6 = data5.userName;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data6 === "string"){
if(func2(data6) < 1){
validate75.errors = [{instancePath:instancePath+"/userInfo/userName",schemaPath:"contract#/components/schemas/LoginUser/properties/userName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate75.errors = [{instancePath:instancePath+"/userInfo/userName",schemaPath:"contract#/components/schemas/LoginUser/properties/userName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate75.errors = [{instancePath:instancePath+"/userInfo",schemaPath:"contract#/components/schemas/LoginUser/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs13 === errors;
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
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema107 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"captcha":{"type":"boolean"},"methods":{"type":"array","minItems":1,"items":{"$ref":"contract#/components/schemas/VerificationMethod"}},"challengeId":{"type":"string","pattern":"^[A-Za-z0-9-]{8,64}$"},"triesLeft":{"type":"integer","minimum":0},"lockedUntil":{"$ref":"contract#/components/schemas/EpochMs"}}};
const schema108 = {"type":"string","enum":["MOBILE","EMAIL","BANK_NAME","TOTP"]};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate77.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "captcha") || (key0 === "methods")) || (key0 === "challengeId")) || (key0 === "triesLeft")) || (key0 === "lockedUntil"))){
validate77.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.captcha !== undefined){
const _errs2 = errors;
if(typeof data.captcha !== "boolean"){
validate77.errors = [{instancePath:instancePath+"/captcha",schemaPath:"#/properties/captcha/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.methods !== undefined){
let data1 = data.methods;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length < 1){
validate77.errors = [{instancePath:instancePath+"/methods",schemaPath:"#/properties/methods/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(typeof data2 !== "string"){
validate77.errors = [{instancePath:instancePath+"/methods/" + i0,schemaPath:"contract#/components/schemas/VerificationMethod/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data2 === "MOBILE") || (data2 === "EMAIL")) || (data2 === "BANK_NAME")) || (data2 === "TOTP"))){
validate77.errors = [{instancePath:instancePath+"/methods/" + i0,schemaPath:"contract#/components/schemas/VerificationMethod/enum",keyword:"enum",params:{allowedValues: schema108.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/methods",schemaPath:"#/properties/methods/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.challengeId !== undefined){
let data3 = data.challengeId;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(!pattern24.test(data3)){
validate77.errors = [{instancePath:instancePath+"/challengeId",schemaPath:"#/properties/challengeId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate77.errors = [{instancePath:instancePath+"/challengeId",schemaPath:"#/properties/challengeId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.triesLeft !== undefined){
let data4 = data.triesLeft;
const _errs11 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate77.errors = [{instancePath:instancePath+"/triesLeft",schemaPath:"#/properties/triesLeft/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate77.errors = [{instancePath:instancePath+"/triesLeft",schemaPath:"#/properties/triesLeft/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lockedUntil !== undefined){
let data5 = data.lockedUntil;
const _errs13 = errors;
const _errs14 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate77.errors = [{instancePath:instancePath+"/lockedUntil",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate77.errors = [{instancePath:instancePath+"/lockedUntil",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs13 === errors;
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
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate74.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate74.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate74.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate75(data1, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs7 = errors;
if(!(validate77(data1, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs8 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate74.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs10 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs11 = errors;
if(typeof data.message !== "string"){
validate74.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data4 = data.traceId;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
validate74.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate74.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
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
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const loginFreeplay$body = validate80;
const schema111 = {"type":"object","additionalProperties":false,"required":["os","platform","random","gatewayVersion"],"properties":{"os":{"type":"string","minLength":1,"maxLength":60},"platform":{"type":"string","const":"W"},"random":{"$ref":"contract#/components/schemas/Base64"},"gatewayVersion":{"type":"integer","const":3}}};
const schema112 = {"type":"string","pattern":"^[A-Za-z0-9+/]+={0,2}$","maxLength":20000};
const pattern42 = new RegExp("^[A-Za-z0-9+/]+={0,2}$", "u");

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.os === undefined) && (missing0 = "os")) || ((data.platform === undefined) && (missing0 = "platform"))) || ((data.random === undefined) && (missing0 = "random"))) || ((data.gatewayVersion === undefined) && (missing0 = "gatewayVersion"))){
validate80.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "os") || (key0 === "platform")) || (key0 === "random")) || (key0 === "gatewayVersion"))){
validate80.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.os !== undefined){
let data0 = data.os;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 60){
validate80.errors = [{instancePath:instancePath+"/os",schemaPath:"#/properties/os/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
else {
if(func2(data0) < 1){
validate80.errors = [{instancePath:instancePath+"/os",schemaPath:"#/properties/os/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/os",schemaPath:"#/properties/os/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.platform !== undefined){
let data1 = data.platform;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate80.errors = [{instancePath:instancePath+"/platform",schemaPath:"#/properties/platform/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("W" !== data1){
validate80.errors = [{instancePath:instancePath+"/platform",schemaPath:"#/properties/platform/const",keyword:"const",params:{allowedValue: "W"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.random !== undefined){
let data2 = data.random;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func2(data2) > 20000){
validate80.errors = [{instancePath:instancePath+"/random",schemaPath:"contract#/components/schemas/Base64/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"}];
return false;
}
else {
if(!pattern42.test(data2)){
validate80.errors = [{instancePath:instancePath+"/random",schemaPath:"contract#/components/schemas/Base64/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]+={0,2}$"},message:"must match pattern \""+"^[A-Za-z0-9+/]+={0,2}$"+"\""}];
return false;
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/random",schemaPath:"contract#/components/schemas/Base64/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gatewayVersion !== undefined){
let data3 = data.gatewayVersion;
const _errs9 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate80.errors = [{instancePath:instancePath+"/gatewayVersion",schemaPath:"#/properties/gatewayVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(3 !== data3){
validate80.errors = [{instancePath:instancePath+"/gatewayVersion",schemaPath:"#/properties/gatewayVersion/const",keyword:"const",params:{allowedValue: 3},message:"must be equal to constant"}];
return false;
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
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const verifyLogin$body = validate81;
const schema113 = {"type":"object","additionalProperties":false,"required":["challengeId","method","answer"],"properties":{"challengeId":{"type":"string","pattern":"^[A-Za-z0-9-]{8,64}$"},"method":{"$ref":"contract#/components/schemas/VerificationMethod"},"answer":{"type":"string","minLength":1,"maxLength":100}}};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.challengeId === undefined) && (missing0 = "challengeId")) || ((data.method === undefined) && (missing0 = "method"))) || ((data.answer === undefined) && (missing0 = "answer"))){
validate81.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "challengeId") || (key0 === "method")) || (key0 === "answer"))){
validate81.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.challengeId !== undefined){
let data0 = data.challengeId;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern24.test(data0)){
validate81.errors = [{instancePath:instancePath+"/challengeId",schemaPath:"#/properties/challengeId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate81.errors = [{instancePath:instancePath+"/challengeId",schemaPath:"#/properties/challengeId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
let data1 = data.method;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate81.errors = [{instancePath:instancePath+"/method",schemaPath:"contract#/components/schemas/VerificationMethod/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data1 === "MOBILE") || (data1 === "EMAIL")) || (data1 === "BANK_NAME")) || (data1 === "TOTP"))){
validate81.errors = [{instancePath:instancePath+"/method",schemaPath:"contract#/components/schemas/VerificationMethod/enum",keyword:"enum",params:{allowedValues: schema108.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.answer !== undefined){
let data2 = data.answer;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func2(data2) > 100){
validate81.errors = [{instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func2(data2) < 1){
validate81.errors = [{instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate81.errors = [{instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate81.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const sendVerificationCode$body = validate82;
const schema115 = {"type":"object","additionalProperties":false,"required":["challengeId","method"],"properties":{"challengeId":{"type":"string","pattern":"^[A-Za-z0-9-]{8,64}$"},"method":{"type":"string","enum":["MOBILE","EMAIL"]}}};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.challengeId === undefined) && (missing0 = "challengeId")) || ((data.method === undefined) && (missing0 = "method"))){
validate82.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "challengeId") || (key0 === "method"))){
validate82.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.challengeId !== undefined){
let data0 = data.challengeId;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern24.test(data0)){
validate82.errors = [{instancePath:instancePath+"/challengeId",schemaPath:"#/properties/challengeId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate82.errors = [{instancePath:instancePath+"/challengeId",schemaPath:"#/properties/challengeId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
let data1 = data.method;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate82.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "MOBILE") || (data1 === "EMAIL"))){
validate82.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema115.properties.method.enum},message:"must be equal to one of the allowed values"}];
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
validate82.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const sendVerificationCode$200 = validate83;
const schema116 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/VerificationCode"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema117 = {"type":"object","additionalProperties":false,"required":["expiredMinutes","sentTo"],"properties":{"expiredMinutes":{"type":"integer","minimum":1},"sentTo":{"type":"string","minLength":1,"maxLength":100}}};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate83.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate83.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate83.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.expiredMinutes === undefined) && (missing1 = "expiredMinutes")) || ((data1.sentTo === undefined) && (missing1 = "sentTo"))){
const err0 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/VerificationCode/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs9 = errors;
for(const key1 in data1){
if(!((key1 === "expiredMinutes") || (key1 === "sentTo"))){
const err1 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/VerificationCode/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
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
if(_errs9 === errors){
if(data1.expiredMinutes !== undefined){
let data2 = data1.expiredMinutes;
const _errs10 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/value/expiredMinutes",schemaPath:"contract#/components/schemas/VerificationCode/properties/expiredMinutes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs10){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/value/expiredMinutes",schemaPath:"contract#/components/schemas/VerificationCode/properties/expiredMinutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.sentTo !== undefined){
let data3 = data1.sentTo;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(func2(data3) > 100){
const err4 = {instancePath:instancePath+"/value/sentTo",schemaPath:"contract#/components/schemas/VerificationCode/properties/sentTo/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(func2(data3) < 1){
const err5 = {instancePath:instancePath+"/value/sentTo",schemaPath:"contract#/components/schemas/VerificationCode/properties/sentTo/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/value/sentTo",schemaPath:"contract#/components/schemas/VerificationCode/properties/sentTo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/VerificationCode/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs14 = errors;
if(data1 !== null){
const err8 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err9 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate83.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs16 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs17 = errors;
if(typeof data.message !== "string"){
validate83.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data6 = data.traceId;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data6 === "string"){
if(!pattern24.test(data6)){
validate83.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate83.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs19 === errors;
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
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const startSocial$body = validate85;
const schema119 = {"type":"object","additionalProperties":false,"required":["provider"],"properties":{"provider":{"$ref":"contract#/components/schemas/SocialProvider"}}};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.provider === undefined) && (missing0 = "provider")){
validate85.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "provider")){
validate85.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.provider !== undefined){
let data0 = data.provider;
if(typeof data0 !== "string"){
validate85.errors = [{instancePath:instancePath+"/provider",schemaPath:"contract#/components/schemas/SocialProvider/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data0 === "GOOGLE") || (data0 === "FACEBOOK")) || (data0 === "TELEGRAM")) || (data0 === "LINE"))){
validate85.errors = [{instancePath:instancePath+"/provider",schemaPath:"contract#/components/schemas/SocialProvider/enum",keyword:"enum",params:{allowedValues: schema63.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
}
else {
validate85.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const startSocial$200 = validate86;
const schema121 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/SocialStart"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema122 = {"type":"object","additionalProperties":false,"required":["url","state"],"properties":{"url":{"type":"string","pattern":"^(https://\\S+|/[^/\\s]\\S*)$","maxLength":2000},"state":{"type":"string","pattern":"^[A-Za-z0-9-]{8,64}$"}}};
const pattern46 = new RegExp("^(https://\\S+|/[^/\\s]\\S*)$", "u");

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate86.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate86.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate86.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.url === undefined) && (missing1 = "url")) || ((data1.state === undefined) && (missing1 = "state"))){
const err0 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/SocialStart/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs9 = errors;
for(const key1 in data1){
if(!((key1 === "url") || (key1 === "state"))){
const err1 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/SocialStart/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
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
if(_errs9 === errors){
if(data1.url !== undefined){
let data2 = data1.url;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data2 === "string"){
if(func2(data2) > 2000){
const err2 = {instancePath:instancePath+"/value/url",schemaPath:"contract#/components/schemas/SocialStart/properties/url/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(!pattern46.test(data2)){
const err3 = {instancePath:instancePath+"/value/url",schemaPath:"contract#/components/schemas/SocialStart/properties/url/pattern",keyword:"pattern",params:{pattern: "^(https://\\S+|/[^/\\s]\\S*)$"},message:"must match pattern \""+"^(https://\\S+|/[^/\\s]\\S*)$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/value/url",schemaPath:"contract#/components/schemas/SocialStart/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.state !== undefined){
let data3 = data1.state;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(!pattern24.test(data3)){
const err5 = {instancePath:instancePath+"/value/state",schemaPath:"contract#/components/schemas/SocialStart/properties/state/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""};
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
const err6 = {instancePath:instancePath+"/value/state",schemaPath:"contract#/components/schemas/SocialStart/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/SocialStart/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs14 = errors;
if(data1 !== null){
const err8 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err9 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate86.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs16 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs17 = errors;
if(typeof data.message !== "string"){
validate86.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data6 = data.traceId;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data6 === "string"){
if(!pattern24.test(data6)){
validate86.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate86.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs19 === errors;
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
validate86.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const loginSocial$body = validate88;
const schema124 = {"type":"object","additionalProperties":false,"required":["provider","state","code"],"properties":{"provider":{"$ref":"contract#/components/schemas/SocialProvider"},"state":{"type":"string","pattern":"^[A-Za-z0-9-]{8,64}$"},"code":{"type":"string","minLength":1,"maxLength":2000}}};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.provider === undefined) && (missing0 = "provider")) || ((data.state === undefined) && (missing0 = "state"))) || ((data.code === undefined) && (missing0 = "code"))){
validate88.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "provider") || (key0 === "state")) || (key0 === "code"))){
validate88.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.provider !== undefined){
let data0 = data.provider;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate88.errors = [{instancePath:instancePath+"/provider",schemaPath:"contract#/components/schemas/SocialProvider/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data0 === "GOOGLE") || (data0 === "FACEBOOK")) || (data0 === "TELEGRAM")) || (data0 === "LINE"))){
validate88.errors = [{instancePath:instancePath+"/provider",schemaPath:"contract#/components/schemas/SocialProvider/enum",keyword:"enum",params:{allowedValues: schema63.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data1 = data.state;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern24.test(data1)){
validate88.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate88.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data2 = data.code;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func2(data2) > 2000){
validate88.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func2(data2) < 1){
validate88.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate88.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const loginSocial$200 = validate89;
const schema126 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/LoginValue"},{"$ref":"contract#/components/schemas/SocialRefusal"},{"$ref":"contract#/components/schemas/LoginRefusal"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema127 = {"type":"object","additionalProperties":false,"required":["linkTicket","displayName"],"properties":{"linkTicket":{"$ref":"contract#/components/schemas/LinkTicket"},"displayName":{"type":"string","minLength":1,"maxLength":100}}};
const schema128 = {"type":"string","pattern":"^[A-Za-z0-9-]{8,64}$"};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.linkTicket === undefined) && (missing0 = "linkTicket")) || ((data.displayName === undefined) && (missing0 = "displayName"))){
validate91.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "linkTicket") || (key0 === "displayName"))){
validate91.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.linkTicket !== undefined){
let data0 = data.linkTicket;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern24.test(data0)){
validate91.errors = [{instancePath:instancePath+"/linkTicket",schemaPath:"contract#/components/schemas/LinkTicket/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate91.errors = [{instancePath:instancePath+"/linkTicket",schemaPath:"contract#/components/schemas/LinkTicket/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.displayName !== undefined){
let data1 = data.displayName;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func2(data1) > 100){
validate91.errors = [{instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func2(data1) < 1){
validate91.errors = [{instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate91.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate89.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate89.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate89.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate75(data1, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs7 = errors;
if(!(validate91(data1, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs8 = errors;
if(!(validate77(data1, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
const _errs9 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/3/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate89.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs11 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs12 = errors;
if(typeof data.message !== "string"){
validate89.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data4 = data.traceId;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
validate89.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate89.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate89.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const logout$200 = validate95;
const schema130 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"type":"null"},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate95.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate95.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate95.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs4 = errors;
if(data.value !== null){
validate95.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs6 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs7 = errors;
if(typeof data.message !== "string"){
validate95.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data4 = data.traceId;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
validate95.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate95.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
}
else {
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getCaptcha$200 = validate97;
const schema132 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/CaptchaImage"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema133 = {"type":"string","pattern":"^data:image/(png|svg\\+xml);base64,[A-Za-z0-9+/]+={0,2}$"};
const pattern53 = new RegExp("^data:image/(png|svg\\+xml);base64,[A-Za-z0-9+/]+={0,2}$", "u");

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate97.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate97.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate97.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(!pattern53.test(data1)){
const err0 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/CaptchaImage/pattern",keyword:"pattern",params:{pattern: "^data:image/(png|svg\\+xml);base64,[A-Za-z0-9+/]+={0,2}$"},message:"must match pattern \""+"^data:image/(png|svg\\+xml);base64,[A-Za-z0-9+/]+={0,2}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/CaptchaImage/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs9 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate97.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs11 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs12 = errors;
if(typeof data.message !== "string"){
validate97.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data4 = data.traceId;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
validate97.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate97.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const sendLoginSms$body = validate99;
const schema135 = {"type":"object","additionalProperties":false,"required":["mobileNum","countryDialingCode"],"properties":{"mobileNum":{"$ref":"contract#/components/schemas/MobileNumber"},"countryDialingCode":{"$ref":"contract#/components/schemas/DialingCode"},"captcha":{"type":"string","pattern":"^[A-Za-z0-9]{4}$"},"humanCheck":{"$ref":"contract#/components/schemas/HumanCheck"}}};
const schema136 = {"type":"string","pattern":"^\\d{5,15}$"};
const pattern55 = new RegExp("^\\d{5,15}$", "u");

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.mobileNum === undefined) && (missing0 = "mobileNum")) || ((data.countryDialingCode === undefined) && (missing0 = "countryDialingCode"))){
validate99.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "mobileNum") || (key0 === "countryDialingCode")) || (key0 === "captcha")) || (key0 === "humanCheck"))){
validate99.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.mobileNum !== undefined){
let data0 = data.mobileNum;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern55.test(data0)){
validate99.errors = [{instancePath:instancePath+"/mobileNum",schemaPath:"contract#/components/schemas/MobileNumber/pattern",keyword:"pattern",params:{pattern: "^\\d{5,15}$"},message:"must match pattern \""+"^\\d{5,15}$"+"\""}];
return false;
}
}
else {
validate99.errors = [{instancePath:instancePath+"/mobileNum",schemaPath:"contract#/components/schemas/MobileNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.countryDialingCode !== undefined){
let data1 = data.countryDialingCode;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern35.test(data1)){
validate99.errors = [{instancePath:instancePath+"/countryDialingCode",schemaPath:"contract#/components/schemas/DialingCode/pattern",keyword:"pattern",params:{pattern: "^\\d{1,4}$"},message:"must match pattern \""+"^\\d{1,4}$"+"\""}];
return false;
}
}
else {
validate99.errors = [{instancePath:instancePath+"/countryDialingCode",schemaPath:"contract#/components/schemas/DialingCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.captcha !== undefined){
let data2 = data.captcha;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern37.test(data2)){
validate99.errors = [{instancePath:instancePath+"/captcha",schemaPath:"#/properties/captcha/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{4}$"},message:"must match pattern \""+"^[A-Za-z0-9]{4}$"+"\""}];
return false;
}
}
else {
validate99.errors = [{instancePath:instancePath+"/captcha",schemaPath:"#/properties/captcha/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.humanCheck !== undefined){
let data3 = data.humanCheck;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.provider === undefined) && (missing1 = "provider")) || ((data3.token === undefined) && (missing1 = "token"))){
validate99.errors = [{instancePath:instancePath+"/humanCheck",schemaPath:"contract#/components/schemas/HumanCheck/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs13 = errors;
for(const key1 in data3){
if(!((key1 === "provider") || (key1 === "token"))){
validate99.errors = [{instancePath:instancePath+"/humanCheck",schemaPath:"contract#/components/schemas/HumanCheck/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs13 === errors){
if(data3.provider !== undefined){
let data4 = data3.provider;
const _errs14 = errors;
if(typeof data4 !== "string"){
validate99.errors = [{instancePath:instancePath+"/humanCheck/provider",schemaPath:"contract#/components/schemas/HumanCheck/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data4 === "none") || (data4 === "slider")) || (data4 === "token"))){
validate99.errors = [{instancePath:instancePath+"/humanCheck/provider",schemaPath:"contract#/components/schemas/HumanCheck/properties/provider/enum",keyword:"enum",params:{allowedValues: schema100.properties.provider.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.token !== undefined){
let data5 = data3.token;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data5 === "string"){
if(func2(data5) > 2000){
validate99.errors = [{instancePath:instancePath+"/humanCheck/token",schemaPath:"contract#/components/schemas/HumanCheck/properties/token/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func2(data5) < 1){
validate99.errors = [{instancePath:instancePath+"/humanCheck/token",schemaPath:"contract#/components/schemas/HumanCheck/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate99.errors = [{instancePath:instancePath+"/humanCheck/token",schemaPath:"contract#/components/schemas/HumanCheck/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate99.errors = [{instancePath:instancePath+"/humanCheck",schemaPath:"contract#/components/schemas/HumanCheck/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
else {
validate99.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const sendLoginSms$200 = validate100;
const schema139 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/SmsTicket"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema140 = {"type":"object","additionalProperties":false,"required":["expiredMinutes"],"properties":{"expiredMinutes":{"type":"integer","minimum":1}}};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate100.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate100.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate100.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.expiredMinutes === undefined) && (missing1 = "expiredMinutes")){
const err0 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/SmsTicket/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs9 = errors;
for(const key1 in data1){
if(!(key1 === "expiredMinutes")){
const err1 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/SmsTicket/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
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
if(_errs9 === errors){
if(data1.expiredMinutes !== undefined){
let data2 = data1.expiredMinutes;
const _errs10 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/value/expiredMinutes",schemaPath:"contract#/components/schemas/SmsTicket/properties/expiredMinutes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs10){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/value/expiredMinutes",schemaPath:"contract#/components/schemas/SmsTicket/properties/expiredMinutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/SmsTicket/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs12 = errors;
if(data1 !== null){
const err5 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate100.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs14 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs15 = errors;
if(typeof data.message !== "string"){
validate100.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data5 = data.traceId;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(!pattern24.test(data5)){
validate100.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate100.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
else {
validate100.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const sendRegisterSms$body = validate102;
const schema142 = {"type":"object","additionalProperties":false,"required":["mobileNo","countryDialingCode"],"properties":{"mobileNo":{"$ref":"contract#/components/schemas/MobileNumber"},"countryDialingCode":{"$ref":"contract#/components/schemas/DialingCode"},"captcha":{"type":"string","pattern":"^[A-Za-z0-9]{4}$"},"humanCheck":{"$ref":"contract#/components/schemas/HumanCheck"}}};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.mobileNo === undefined) && (missing0 = "mobileNo")) || ((data.countryDialingCode === undefined) && (missing0 = "countryDialingCode"))){
validate102.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "mobileNo") || (key0 === "countryDialingCode")) || (key0 === "captcha")) || (key0 === "humanCheck"))){
validate102.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.mobileNo !== undefined){
let data0 = data.mobileNo;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern55.test(data0)){
validate102.errors = [{instancePath:instancePath+"/mobileNo",schemaPath:"contract#/components/schemas/MobileNumber/pattern",keyword:"pattern",params:{pattern: "^\\d{5,15}$"},message:"must match pattern \""+"^\\d{5,15}$"+"\""}];
return false;
}
}
else {
validate102.errors = [{instancePath:instancePath+"/mobileNo",schemaPath:"contract#/components/schemas/MobileNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.countryDialingCode !== undefined){
let data1 = data.countryDialingCode;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern35.test(data1)){
validate102.errors = [{instancePath:instancePath+"/countryDialingCode",schemaPath:"contract#/components/schemas/DialingCode/pattern",keyword:"pattern",params:{pattern: "^\\d{1,4}$"},message:"must match pattern \""+"^\\d{1,4}$"+"\""}];
return false;
}
}
else {
validate102.errors = [{instancePath:instancePath+"/countryDialingCode",schemaPath:"contract#/components/schemas/DialingCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.captcha !== undefined){
let data2 = data.captcha;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern37.test(data2)){
validate102.errors = [{instancePath:instancePath+"/captcha",schemaPath:"#/properties/captcha/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{4}$"},message:"must match pattern \""+"^[A-Za-z0-9]{4}$"+"\""}];
return false;
}
}
else {
validate102.errors = [{instancePath:instancePath+"/captcha",schemaPath:"#/properties/captcha/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.humanCheck !== undefined){
let data3 = data.humanCheck;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.provider === undefined) && (missing1 = "provider")) || ((data3.token === undefined) && (missing1 = "token"))){
validate102.errors = [{instancePath:instancePath+"/humanCheck",schemaPath:"contract#/components/schemas/HumanCheck/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs13 = errors;
for(const key1 in data3){
if(!((key1 === "provider") || (key1 === "token"))){
validate102.errors = [{instancePath:instancePath+"/humanCheck",schemaPath:"contract#/components/schemas/HumanCheck/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs13 === errors){
if(data3.provider !== undefined){
let data4 = data3.provider;
const _errs14 = errors;
if(typeof data4 !== "string"){
validate102.errors = [{instancePath:instancePath+"/humanCheck/provider",schemaPath:"contract#/components/schemas/HumanCheck/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data4 === "none") || (data4 === "slider")) || (data4 === "token"))){
validate102.errors = [{instancePath:instancePath+"/humanCheck/provider",schemaPath:"contract#/components/schemas/HumanCheck/properties/provider/enum",keyword:"enum",params:{allowedValues: schema100.properties.provider.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.token !== undefined){
let data5 = data3.token;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data5 === "string"){
if(func2(data5) > 2000){
validate102.errors = [{instancePath:instancePath+"/humanCheck/token",schemaPath:"contract#/components/schemas/HumanCheck/properties/token/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func2(data5) < 1){
validate102.errors = [{instancePath:instancePath+"/humanCheck/token",schemaPath:"contract#/components/schemas/HumanCheck/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/humanCheck/token",schemaPath:"contract#/components/schemas/HumanCheck/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/humanCheck",schemaPath:"contract#/components/schemas/HumanCheck/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
else {
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const sendPasswordSms$body = validate103;
const schema146 = {"type":"object","additionalProperties":false,"required":["mobileNum","countryDialingCode"],"properties":{"mobileNum":{"$ref":"contract#/components/schemas/MobileNumber"},"countryDialingCode":{"$ref":"contract#/components/schemas/DialingCode"},"captcha":{"type":"string","pattern":"^[A-Za-z0-9]{4}$"},"humanCheck":{"$ref":"contract#/components/schemas/HumanCheck"}}};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.mobileNum === undefined) && (missing0 = "mobileNum")) || ((data.countryDialingCode === undefined) && (missing0 = "countryDialingCode"))){
validate103.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "mobileNum") || (key0 === "countryDialingCode")) || (key0 === "captcha")) || (key0 === "humanCheck"))){
validate103.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.mobileNum !== undefined){
let data0 = data.mobileNum;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern55.test(data0)){
validate103.errors = [{instancePath:instancePath+"/mobileNum",schemaPath:"contract#/components/schemas/MobileNumber/pattern",keyword:"pattern",params:{pattern: "^\\d{5,15}$"},message:"must match pattern \""+"^\\d{5,15}$"+"\""}];
return false;
}
}
else {
validate103.errors = [{instancePath:instancePath+"/mobileNum",schemaPath:"contract#/components/schemas/MobileNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.countryDialingCode !== undefined){
let data1 = data.countryDialingCode;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern35.test(data1)){
validate103.errors = [{instancePath:instancePath+"/countryDialingCode",schemaPath:"contract#/components/schemas/DialingCode/pattern",keyword:"pattern",params:{pattern: "^\\d{1,4}$"},message:"must match pattern \""+"^\\d{1,4}$"+"\""}];
return false;
}
}
else {
validate103.errors = [{instancePath:instancePath+"/countryDialingCode",schemaPath:"contract#/components/schemas/DialingCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.captcha !== undefined){
let data2 = data.captcha;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern37.test(data2)){
validate103.errors = [{instancePath:instancePath+"/captcha",schemaPath:"#/properties/captcha/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{4}$"},message:"must match pattern \""+"^[A-Za-z0-9]{4}$"+"\""}];
return false;
}
}
else {
validate103.errors = [{instancePath:instancePath+"/captcha",schemaPath:"#/properties/captcha/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.humanCheck !== undefined){
let data3 = data.humanCheck;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.provider === undefined) && (missing1 = "provider")) || ((data3.token === undefined) && (missing1 = "token"))){
validate103.errors = [{instancePath:instancePath+"/humanCheck",schemaPath:"contract#/components/schemas/HumanCheck/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs13 = errors;
for(const key1 in data3){
if(!((key1 === "provider") || (key1 === "token"))){
validate103.errors = [{instancePath:instancePath+"/humanCheck",schemaPath:"contract#/components/schemas/HumanCheck/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs13 === errors){
if(data3.provider !== undefined){
let data4 = data3.provider;
const _errs14 = errors;
if(typeof data4 !== "string"){
validate103.errors = [{instancePath:instancePath+"/humanCheck/provider",schemaPath:"contract#/components/schemas/HumanCheck/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data4 === "none") || (data4 === "slider")) || (data4 === "token"))){
validate103.errors = [{instancePath:instancePath+"/humanCheck/provider",schemaPath:"contract#/components/schemas/HumanCheck/properties/provider/enum",keyword:"enum",params:{allowedValues: schema100.properties.provider.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.token !== undefined){
let data5 = data3.token;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data5 === "string"){
if(func2(data5) > 2000){
validate103.errors = [{instancePath:instancePath+"/humanCheck/token",schemaPath:"contract#/components/schemas/HumanCheck/properties/token/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func2(data5) < 1){
validate103.errors = [{instancePath:instancePath+"/humanCheck/token",schemaPath:"contract#/components/schemas/HumanCheck/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate103.errors = [{instancePath:instancePath+"/humanCheck/token",schemaPath:"contract#/components/schemas/HumanCheck/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate103.errors = [{instancePath:instancePath+"/humanCheck",schemaPath:"contract#/components/schemas/HumanCheck/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
else {
validate103.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const sendPhoneCode$body = validate104;
const schema150 = {"type":"object","additionalProperties":false,"required":["phoneNumber"],"properties":{"phoneNumber":{"type":"string","maxLength":40},"humanCheck":{"$ref":"contract#/components/schemas/HumanCheck"}}};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.phoneNumber === undefined) && (missing0 = "phoneNumber")){
validate104.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "phoneNumber") || (key0 === "humanCheck"))){
validate104.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.phoneNumber !== undefined){
let data0 = data.phoneNumber;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 40){
validate104.errors = [{instancePath:instancePath+"/phoneNumber",schemaPath:"#/properties/phoneNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
else {
validate104.errors = [{instancePath:instancePath+"/phoneNumber",schemaPath:"#/properties/phoneNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.humanCheck !== undefined){
let data1 = data.humanCheck;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.provider === undefined) && (missing1 = "provider")) || ((data1.token === undefined) && (missing1 = "token"))){
validate104.errors = [{instancePath:instancePath+"/humanCheck",schemaPath:"contract#/components/schemas/HumanCheck/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!((key1 === "provider") || (key1 === "token"))){
validate104.errors = [{instancePath:instancePath+"/humanCheck",schemaPath:"contract#/components/schemas/HumanCheck/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.provider !== undefined){
let data2 = data1.provider;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate104.errors = [{instancePath:instancePath+"/humanCheck/provider",schemaPath:"contract#/components/schemas/HumanCheck/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data2 === "none") || (data2 === "slider")) || (data2 === "token"))){
validate104.errors = [{instancePath:instancePath+"/humanCheck/provider",schemaPath:"contract#/components/schemas/HumanCheck/properties/provider/enum",keyword:"enum",params:{allowedValues: schema100.properties.provider.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.token !== undefined){
let data3 = data1.token;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func2(data3) > 2000){
validate104.errors = [{instancePath:instancePath+"/humanCheck/token",schemaPath:"contract#/components/schemas/HumanCheck/properties/token/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func2(data3) < 1){
validate104.errors = [{instancePath:instancePath+"/humanCheck/token",schemaPath:"contract#/components/schemas/HumanCheck/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate104.errors = [{instancePath:instancePath+"/humanCheck/token",schemaPath:"contract#/components/schemas/HumanCheck/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate104.errors = [{instancePath:instancePath+"/humanCheck",schemaPath:"contract#/components/schemas/HumanCheck/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate104.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const sendPhoneCode$200 = validate105;
const schema152 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/PhoneSession"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema153 = {"type":"object","additionalProperties":false,"required":["sessionInfo"],"properties":{"sessionInfo":{"type":"string","minLength":8,"maxLength":2000}}};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate105.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate105.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate105.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.sessionInfo === undefined) && (missing1 = "sessionInfo")){
const err0 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/PhoneSession/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs9 = errors;
for(const key1 in data1){
if(!(key1 === "sessionInfo")){
const err1 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/PhoneSession/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
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
if(_errs9 === errors){
if(data1.sessionInfo !== undefined){
let data2 = data1.sessionInfo;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data2 === "string"){
if(func2(data2) > 2000){
const err2 = {instancePath:instancePath+"/value/sessionInfo",schemaPath:"contract#/components/schemas/PhoneSession/properties/sessionInfo/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(func2(data2) < 8){
const err3 = {instancePath:instancePath+"/value/sessionInfo",schemaPath:"contract#/components/schemas/PhoneSession/properties/sessionInfo/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/value/sessionInfo",schemaPath:"contract#/components/schemas/PhoneSession/properties/sessionInfo/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
}
}
}
else {
const err5 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/PhoneSession/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs12 = errors;
if(data1 !== null){
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err7 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate105.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs14 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs15 = errors;
if(typeof data.message !== "string"){
validate105.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data5 = data.traceId;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(!pattern24.test(data5)){
validate105.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate105.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
else {
validate105.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const confirmPhoneCode$body = validate107;
const schema155 = {"type":"object","additionalProperties":false,"required":["sessionInfo","code"],"properties":{"sessionInfo":{"type":"string","minLength":8,"maxLength":2000},"code":{"type":"string","maxLength":40}}};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessionInfo === undefined) && (missing0 = "sessionInfo")) || ((data.code === undefined) && (missing0 = "code"))){
validate107.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "sessionInfo") || (key0 === "code"))){
validate107.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.sessionInfo !== undefined){
let data0 = data.sessionInfo;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 2000){
validate107.errors = [{instancePath:instancePath+"/sessionInfo",schemaPath:"#/properties/sessionInfo/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func2(data0) < 8){
validate107.errors = [{instancePath:instancePath+"/sessionInfo",schemaPath:"#/properties/sessionInfo/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"}];
return false;
}
}
}
else {
validate107.errors = [{instancePath:instancePath+"/sessionInfo",schemaPath:"#/properties/sessionInfo/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data1 = data.code;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 40){
validate107.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
else {
validate107.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate107.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const confirmPhoneCode$200 = validate108;
const schema156 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/PhoneProof"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema157 = {"type":"object","additionalProperties":false,"required":["firebaseChannel","firebaseIdToken"],"properties":{"firebaseChannel":{"$ref":"contract#/components/schemas/FirebaseChannel"},"firebaseIdToken":{"$ref":"contract#/components/schemas/FirebaseIdToken"}}};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.firebaseChannel === undefined) && (missing0 = "firebaseChannel")) || ((data.firebaseIdToken === undefined) && (missing0 = "firebaseIdToken"))){
validate109.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "firebaseChannel") || (key0 === "firebaseIdToken"))){
validate109.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.firebaseChannel !== undefined){
let data0 = data.firebaseChannel;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern39.test(data0)){
validate109.errors = [{instancePath:instancePath+"/firebaseChannel",schemaPath:"contract#/components/schemas/FirebaseChannel/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{2,40}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{2,40}$"+"\""}];
return false;
}
}
else {
validate109.errors = [{instancePath:instancePath+"/firebaseChannel",schemaPath:"contract#/components/schemas/FirebaseChannel/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.firebaseIdToken !== undefined){
let data1 = data.firebaseIdToken;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func2(data1) > 4000){
validate109.errors = [{instancePath:instancePath+"/firebaseIdToken",schemaPath:"contract#/components/schemas/FirebaseIdToken/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
return false;
}
else {
if(func2(data1) < 8){
validate109.errors = [{instancePath:instancePath+"/firebaseIdToken",schemaPath:"contract#/components/schemas/FirebaseIdToken/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"}];
return false;
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/firebaseIdToken",schemaPath:"contract#/components/schemas/FirebaseIdToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate109.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate108.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate108.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate108.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate109(data1, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate108.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs9 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs10 = errors;
if(typeof data.message !== "string"){
validate108.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data4 = data.traceId;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
validate108.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate108.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate108.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const startHumanCheck$body = validate112;
const schema161 = {"type":"object","additionalProperties":false,"required":["provider"],"properties":{"provider":{"$ref":"contract#/components/schemas/HumanProvider"}}};
const schema162 = {"type":"string","enum":["slider","token"]};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.provider === undefined) && (missing0 = "provider")){
validate112.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "provider")){
validate112.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.provider !== undefined){
let data0 = data.provider;
if(typeof data0 !== "string"){
validate112.errors = [{instancePath:instancePath+"/provider",schemaPath:"contract#/components/schemas/HumanProvider/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "slider") || (data0 === "token"))){
validate112.errors = [{instancePath:instancePath+"/provider",schemaPath:"contract#/components/schemas/HumanProvider/enum",keyword:"enum",params:{allowedValues: schema162.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
}
else {
validate112.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const startHumanCheck$200 = validate113;
const schema163 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/HumanChallenge"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema164 = {"type":"object","additionalProperties":false,"required":["challengeId","token"],"properties":{"challengeId":{"type":"string","pattern":"^[A-Za-z0-9-]{8,64}$"},"token":{"type":["string","null"],"minLength":1,"maxLength":2000}}};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate113.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate113.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate113.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.challengeId === undefined) && (missing1 = "challengeId")) || ((data1.token === undefined) && (missing1 = "token"))){
const err0 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/HumanChallenge/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs9 = errors;
for(const key1 in data1){
if(!((key1 === "challengeId") || (key1 === "token"))){
const err1 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/HumanChallenge/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
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
if(_errs9 === errors){
if(data1.challengeId !== undefined){
let data2 = data1.challengeId;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data2 === "string"){
if(!pattern24.test(data2)){
const err2 = {instancePath:instancePath+"/value/challengeId",schemaPath:"contract#/components/schemas/HumanChallenge/properties/challengeId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/value/challengeId",schemaPath:"contract#/components/schemas/HumanChallenge/properties/challengeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.token !== undefined){
let data3 = data1.token;
const _errs12 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/value/token",schemaPath:"contract#/components/schemas/HumanChallenge/properties/token/type",keyword:"type",params:{type: schema164.properties.token.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(errors === _errs12){
if(typeof data3 === "string"){
if(func2(data3) > 2000){
const err5 = {instancePath:instancePath+"/value/token",schemaPath:"contract#/components/schemas/HumanChallenge/properties/token/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(func2(data3) < 1){
const err6 = {instancePath:instancePath+"/value/token",schemaPath:"contract#/components/schemas/HumanChallenge/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/HumanChallenge/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs14 = errors;
if(data1 !== null){
const err8 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err9 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate113.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs16 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs17 = errors;
if(typeof data.message !== "string"){
validate113.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data6 = data.traceId;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data6 === "string"){
if(!pattern24.test(data6)){
validate113.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate113.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs19 === errors;
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
validate113.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const passHumanCheck$body = validate115;
const schema166 = {"type":"object","additionalProperties":false,"required":["challengeId","way","steps","durationMs"],"properties":{"challengeId":{"type":"string","pattern":"^[A-Za-z0-9-]{8,64}$"},"way":{"type":"string","enum":["pointer","keyboard"]},"steps":{"type":"integer","minimum":1,"maximum":10000},"durationMs":{"type":"integer","minimum":0,"maximum":600000}}};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.challengeId === undefined) && (missing0 = "challengeId")) || ((data.way === undefined) && (missing0 = "way"))) || ((data.steps === undefined) && (missing0 = "steps"))) || ((data.durationMs === undefined) && (missing0 = "durationMs"))){
validate115.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "challengeId") || (key0 === "way")) || (key0 === "steps")) || (key0 === "durationMs"))){
validate115.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.challengeId !== undefined){
let data0 = data.challengeId;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern24.test(data0)){
validate115.errors = [{instancePath:instancePath+"/challengeId",schemaPath:"#/properties/challengeId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/challengeId",schemaPath:"#/properties/challengeId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.way !== undefined){
let data1 = data.way;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate115.errors = [{instancePath:instancePath+"/way",schemaPath:"#/properties/way/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "pointer") || (data1 === "keyboard"))){
validate115.errors = [{instancePath:instancePath+"/way",schemaPath:"#/properties/way/enum",keyword:"enum",params:{allowedValues: schema166.properties.way.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.steps !== undefined){
let data2 = data.steps;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate115.errors = [{instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 10000 || isNaN(data2)){
validate115.errors = [{instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate115.errors = [{instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.durationMs !== undefined){
let data3 = data.durationMs;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate115.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 600000 || isNaN(data3)){
validate115.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600000},message:"must be <= 600000"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate115.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
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
validate115.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const passHumanCheck$200 = validate116;
const schema167 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/HumanPass"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema168 = {"type":"object","additionalProperties":false,"required":["token"],"properties":{"token":{"type":"string","minLength":1,"maxLength":2000}}};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate116.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate116.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate116.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.token === undefined) && (missing1 = "token")){
const err0 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/HumanPass/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs9 = errors;
for(const key1 in data1){
if(!(key1 === "token")){
const err1 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/HumanPass/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
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
if(_errs9 === errors){
if(data1.token !== undefined){
let data2 = data1.token;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data2 === "string"){
if(func2(data2) > 2000){
const err2 = {instancePath:instancePath+"/value/token",schemaPath:"contract#/components/schemas/HumanPass/properties/token/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(func2(data2) < 1){
const err3 = {instancePath:instancePath+"/value/token",schemaPath:"contract#/components/schemas/HumanPass/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/value/token",schemaPath:"contract#/components/schemas/HumanPass/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
}
}
}
else {
const err5 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/HumanPass/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs12 = errors;
if(data1 !== null){
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err7 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate116.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs14 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs15 = errors;
if(typeof data.message !== "string"){
validate116.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data5 = data.traceId;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(!pattern24.test(data5)){
validate116.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate116.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
else {
validate116.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getMemberInfo$200 = validate118;
const schema170 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/MemberInfo"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema171 = {"type":"object","additionalProperties":false,"required":["id","customerId","account","nickname","type","currency","language","vip","availablePromoCount","referralEnabled","firstTimeLogin","netDeposit","limitsSet"],"properties":{"id":{"type":"integer","minimum":1},"customerId":{"type":"string","minLength":1},"account":{"type":"string","minLength":1},"nickname":{"type":["string","null"]},"type":{"type":"integer","minimum":0},"currency":{"$ref":"contract#/components/schemas/CurrencyCode"},"language":{"$ref":"contract#/components/schemas/LanguageCode"},"vip":{"$ref":"contract#/components/schemas/Vip"},"availablePromoCount":{"type":"integer","minimum":0},"referralEnabled":{"type":"boolean"},"firstTimeLogin":{"type":"boolean"},"netDeposit":{"$ref":"contract#/components/schemas/Money"},"limitsSet":{"type":"boolean"},"expiresAt":{"$ref":"contract#/components/schemas/EpochMs"}}};
const schema174 = {"type":"object","additionalProperties":false,"required":["hasVip","vipLabelName","vipRankLevel"],"properties":{"hasVip":{"type":"boolean"},"vipLabelName":{"type":["string","null"]},"vipRankLevel":{"type":["integer","null"],"minimum":0}}};
const schema175 = {"type":"string","pattern":"^-?\\d{1,15}\\.\\d{2}$"};
const pattern74 = new RegExp("^-?\\d{1,15}\\.\\d{2}$", "u");

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.customerId === undefined) && (missing0 = "customerId"))) || ((data.account === undefined) && (missing0 = "account"))) || ((data.nickname === undefined) && (missing0 = "nickname"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.language === undefined) && (missing0 = "language"))) || ((data.vip === undefined) && (missing0 = "vip"))) || ((data.availablePromoCount === undefined) && (missing0 = "availablePromoCount"))) || ((data.referralEnabled === undefined) && (missing0 = "referralEnabled"))) || ((data.firstTimeLogin === undefined) && (missing0 = "firstTimeLogin"))) || ((data.netDeposit === undefined) && (missing0 = "netDeposit"))) || ((data.limitsSet === undefined) && (missing0 = "limitsSet"))){
validate119.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema171.properties, key0))){
validate119.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate119.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate119.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.customerId !== undefined){
let data1 = data.customerId;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate119.errors = [{instancePath:instancePath+"/customerId",schemaPath:"#/properties/customerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate119.errors = [{instancePath:instancePath+"/customerId",schemaPath:"#/properties/customerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.account !== undefined){
let data2 = data.account;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) < 1){
validate119.errors = [{instancePath:instancePath+"/account",schemaPath:"#/properties/account/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate119.errors = [{instancePath:instancePath+"/account",schemaPath:"#/properties/account/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nickname !== undefined){
let data3 = data.nickname;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate119.errors = [{instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/type",keyword:"type",params:{type: schema171.properties.nickname.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data4 = data.type;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate119.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate119.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data5 = data.currency;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data5 === "string"){
if(!pattern13.test(data5)){
validate119.errors = [{instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/CurrencyCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3,4}$"},message:"must match pattern \""+"^[A-Z]{3,4}$"+"\""}];
return false;
}
}
else {
validate119.errors = [{instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/CurrencyCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.language !== undefined){
let data6 = data.language;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data6 === "string"){
if(!pattern11.test(data6)){
validate119.errors = [{instancePath:instancePath+"/language",schemaPath:"contract#/components/schemas/LanguageCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2,3}$"},message:"must match pattern \""+"^[A-Z]{2,3}$"+"\""}];
return false;
}
}
else {
validate119.errors = [{instancePath:instancePath+"/language",schemaPath:"contract#/components/schemas/LanguageCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vip !== undefined){
let data7 = data.vip;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if((((data7.hasVip === undefined) && (missing1 = "hasVip")) || ((data7.vipLabelName === undefined) && (missing1 = "vipLabelName"))) || ((data7.vipRankLevel === undefined) && (missing1 = "vipRankLevel"))){
validate119.errors = [{instancePath:instancePath+"/vip",schemaPath:"contract#/components/schemas/Vip/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs21 = errors;
for(const key1 in data7){
if(!(((key1 === "hasVip") || (key1 === "vipLabelName")) || (key1 === "vipRankLevel"))){
validate119.errors = [{instancePath:instancePath+"/vip",schemaPath:"contract#/components/schemas/Vip/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs21 === errors){
if(data7.hasVip !== undefined){
const _errs22 = errors;
if(typeof data7.hasVip !== "boolean"){
validate119.errors = [{instancePath:instancePath+"/vip/hasVip",schemaPath:"contract#/components/schemas/Vip/properties/hasVip/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.vipLabelName !== undefined){
let data9 = data7.vipLabelName;
const _errs24 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate119.errors = [{instancePath:instancePath+"/vip/vipLabelName",schemaPath:"contract#/components/schemas/Vip/properties/vipLabelName/type",keyword:"type",params:{type: schema174.properties.vipLabelName.type},message:"must be string,null"}];
return false;
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.vipRankLevel !== undefined){
let data10 = data7.vipRankLevel;
const _errs26 = errors;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
validate119.errors = [{instancePath:instancePath+"/vip/vipRankLevel",schemaPath:"contract#/components/schemas/Vip/properties/vipRankLevel/type",keyword:"type",params:{type: schema174.properties.vipRankLevel.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs26){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate119.errors = [{instancePath:instancePath+"/vip/vipRankLevel",schemaPath:"contract#/components/schemas/Vip/properties/vipRankLevel/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs26 === errors;
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
validate119.errors = [{instancePath:instancePath+"/vip",schemaPath:"contract#/components/schemas/Vip/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.availablePromoCount !== undefined){
let data11 = data.availablePromoCount;
const _errs28 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate119.errors = [{instancePath:instancePath+"/availablePromoCount",schemaPath:"#/properties/availablePromoCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs28){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate119.errors = [{instancePath:instancePath+"/availablePromoCount",schemaPath:"#/properties/availablePromoCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.referralEnabled !== undefined){
const _errs30 = errors;
if(typeof data.referralEnabled !== "boolean"){
validate119.errors = [{instancePath:instancePath+"/referralEnabled",schemaPath:"#/properties/referralEnabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.firstTimeLogin !== undefined){
const _errs32 = errors;
if(typeof data.firstTimeLogin !== "boolean"){
validate119.errors = [{instancePath:instancePath+"/firstTimeLogin",schemaPath:"#/properties/firstTimeLogin/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.netDeposit !== undefined){
let data14 = data.netDeposit;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data14 === "string"){
if(!pattern74.test(data14)){
validate119.errors = [{instancePath:instancePath+"/netDeposit",schemaPath:"contract#/components/schemas/Money/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,15}\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d{1,15}\\.\\d{2}$"+"\""}];
return false;
}
}
else {
validate119.errors = [{instancePath:instancePath+"/netDeposit",schemaPath:"contract#/components/schemas/Money/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limitsSet !== undefined){
const _errs37 = errors;
if(typeof data.limitsSet !== "boolean"){
validate119.errors = [{instancePath:instancePath+"/limitsSet",schemaPath:"#/properties/limitsSet/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined){
let data16 = data.expiresAt;
const _errs39 = errors;
const _errs40 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate119.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs40){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate119.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
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
}
}
}
}
}
else {
validate119.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate118.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate118.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate118.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate119(data1, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate118.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs9 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs10 = errors;
if(typeof data.message !== "string"){
validate118.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data4 = data.traceId;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
validate118.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate118.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate118.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getMemberIcon$200 = validate122;
const schema178 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/MemberIcon"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema179 = {"type":"object","additionalProperties":false,"required":["icon","choices"],"properties":{"icon":{"anyOf":[{"$ref":"contract#/components/schemas/ImagePath"},{"type":"null"}]},"choices":{"type":"array","items":{"$ref":"contract#/components/schemas/ImagePath"}}}};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.icon === undefined) && (missing0 = "icon")) || ((data.choices === undefined) && (missing0 = "choices"))){
validate123.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "icon") || (key0 === "choices"))){
validate123.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.icon !== undefined){
let data0 = data.icon;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(func2(data0) > 500){
const err0 = {instancePath:instancePath+"/icon",schemaPath:"contract#/components/schemas/ImagePath/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func2(data0) < 1){
const err1 = {instancePath:instancePath+"/icon",schemaPath:"contract#/components/schemas/ImagePath/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/icon",schemaPath:"contract#/components/schemas/ImagePath/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data0 !== null){
const err3 = {instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err4 = {instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate123.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.choices !== undefined){
let data1 = data.choices;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data1)){
var valid3 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data2 === "string"){
if(func2(data2) > 500){
validate123.errors = [{instancePath:instancePath+"/choices/" + i0,schemaPath:"contract#/components/schemas/ImagePath/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(func2(data2) < 1){
validate123.errors = [{instancePath:instancePath+"/choices/" + i0,schemaPath:"contract#/components/schemas/ImagePath/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate123.errors = [{instancePath:instancePath+"/choices/" + i0,schemaPath:"contract#/components/schemas/ImagePath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
else {
validate123.errors = [{instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
else {
validate123.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate122.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate122.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate122.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate123(data1, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate122.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs9 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs10 = errors;
if(typeof data.message !== "string"){
validate122.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data4 = data.traceId;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
validate122.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate122.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate122.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateMemberIcon$body = validate126;
const schema183 = {"type":"object","additionalProperties":false,"required":["icon"],"properties":{"icon":{"anyOf":[{"$ref":"contract#/components/schemas/ImagePath"},{"type":"null"}]}}};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.icon === undefined) && (missing0 = "icon")){
validate126.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "icon")){
validate126.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.icon !== undefined){
let data0 = data.icon;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(func2(data0) > 500){
const err0 = {instancePath:instancePath+"/icon",schemaPath:"contract#/components/schemas/ImagePath/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func2(data0) < 1){
const err1 = {instancePath:instancePath+"/icon",schemaPath:"contract#/components/schemas/ImagePath/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/icon",schemaPath:"contract#/components/schemas/ImagePath/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data0 !== null){
const err3 = {instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err4 = {instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate126.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
}
}
}
else {
validate126.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const firstLogin$200 = validate127;
const schema185 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/FirstLogin"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema186 = {"type":"object","additionalProperties":false,"required":["firstTimeLogin"],"properties":{"firstTimeLogin":{"type":"boolean","const":false}}};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate127.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate127.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate127.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.firstTimeLogin === undefined) && (missing1 = "firstTimeLogin")){
const err0 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/FirstLogin/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs9 = errors;
for(const key1 in data1){
if(!(key1 === "firstTimeLogin")){
const err1 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/FirstLogin/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
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
if(_errs9 === errors){
if(data1.firstTimeLogin !== undefined){
let data2 = data1.firstTimeLogin;
if(typeof data2 !== "boolean"){
const err2 = {instancePath:instancePath+"/value/firstTimeLogin",schemaPath:"contract#/components/schemas/FirstLogin/properties/firstTimeLogin/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(false !== data2){
const err3 = {instancePath:instancePath+"/value/firstTimeLogin",schemaPath:"contract#/components/schemas/FirstLogin/properties/firstTimeLogin/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/FirstLogin/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs12 = errors;
if(data1 !== null){
const err5 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate127.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs14 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs15 = errors;
if(typeof data.message !== "string"){
validate127.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data5 = data.traceId;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(!pattern24.test(data5)){
validate127.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate127.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
else {
validate127.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const setLanguage$body = validate129;
const schema188 = {"type":"object","additionalProperties":false,"required":["language"],"properties":{"language":{"$ref":"contract#/components/schemas/LanguageCode"}}};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.language === undefined) && (missing0 = "language")){
validate129.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "language")){
validate129.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.language !== undefined){
let data0 = data.language;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern11.test(data0)){
validate129.errors = [{instancePath:instancePath+"/language",schemaPath:"contract#/components/schemas/LanguageCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2,3}$"},message:"must match pattern \""+"^[A-Z]{2,3}$"+"\""}];
return false;
}
}
else {
validate129.errors = [{instancePath:instancePath+"/language",schemaPath:"contract#/components/schemas/LanguageCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate129.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const changePassword$body = validate130;
const schema190 = {"type":"object","additionalProperties":false,"required":["oldPassword","newPassword","confirmNewPassword"],"properties":{"oldPassword":{"type":"string","minLength":1,"maxLength":200},"newPassword":{"type":"string","minLength":1,"maxLength":200},"confirmNewPassword":{"type":"string","minLength":1,"maxLength":200}}};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.oldPassword === undefined) && (missing0 = "oldPassword")) || ((data.newPassword === undefined) && (missing0 = "newPassword"))) || ((data.confirmNewPassword === undefined) && (missing0 = "confirmNewPassword"))){
validate130.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "oldPassword") || (key0 === "newPassword")) || (key0 === "confirmNewPassword"))){
validate130.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.oldPassword !== undefined){
let data0 = data.oldPassword;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 200){
validate130.errors = [{instancePath:instancePath+"/oldPassword",schemaPath:"#/properties/oldPassword/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func2(data0) < 1){
validate130.errors = [{instancePath:instancePath+"/oldPassword",schemaPath:"#/properties/oldPassword/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate130.errors = [{instancePath:instancePath+"/oldPassword",schemaPath:"#/properties/oldPassword/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.newPassword !== undefined){
let data1 = data.newPassword;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 200){
validate130.errors = [{instancePath:instancePath+"/newPassword",schemaPath:"#/properties/newPassword/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func2(data1) < 1){
validate130.errors = [{instancePath:instancePath+"/newPassword",schemaPath:"#/properties/newPassword/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate130.errors = [{instancePath:instancePath+"/newPassword",schemaPath:"#/properties/newPassword/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.confirmNewPassword !== undefined){
let data2 = data.confirmNewPassword;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) > 200){
validate130.errors = [{instancePath:instancePath+"/confirmNewPassword",schemaPath:"#/properties/confirmNewPassword/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func2(data2) < 1){
validate130.errors = [{instancePath:instancePath+"/confirmNewPassword",schemaPath:"#/properties/confirmNewPassword/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate130.errors = [{instancePath:instancePath+"/confirmNewPassword",schemaPath:"#/properties/confirmNewPassword/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate130.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const registerMember$body = validate131;
const schema191 = {"type":"object","additionalProperties":false,"required":["username","login","registerUrl","registerMethod"],"properties":{"username":{"$ref":"contract#/components/schemas/RegisterText"},"password":{"$ref":"contract#/components/schemas/RegisterText"},"confirmPassword":{"$ref":"contract#/components/schemas/RegisterText"},"payeeName":{"$ref":"contract#/components/schemas/RegisterText"},"email":{"$ref":"contract#/components/schemas/RegisterText"},"qqNum":{"$ref":"contract#/components/schemas/RegisterText"},"mobileNum":{"$ref":"contract#/components/schemas/MobileNumber"},"countryDialingCode":{"$ref":"contract#/components/schemas/DialingCode"},"recommenderId":{"$ref":"contract#/components/schemas/ReferralCode"},"affiliateCode":{"$ref":"contract#/components/schemas/ReferralCode"},"referralCode":{"$ref":"contract#/components/schemas/ReferralCode"},"captcha":{"type":"string","pattern":"^[A-Za-z0-9]{4}$"},"verificationCode":{"$ref":"contract#/components/schemas/RegisterText"},"paymentPassword":{"$ref":"contract#/components/schemas/RegisterText"},"line":{"$ref":"contract#/components/schemas/RegisterText"},"whatsapp":{"$ref":"contract#/components/schemas/RegisterText"},"facebook":{"$ref":"contract#/components/schemas/RegisterText"},"wechat":{"$ref":"contract#/components/schemas/RegisterText"},"idNumber":{"$ref":"contract#/components/schemas/RegisterText"},"birthday":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}$"},"domain":{"type":"string","minLength":1,"maxLength":253},"login":{"type":"boolean"},"registerUrl":{"type":"string","pattern":"^https?://\\S+$","maxLength":500},"registerMethod":{"type":"string","const":"WEB"},"firebaseChannel":{"$ref":"contract#/components/schemas/FirebaseChannel"},"firebaseIdToken":{"$ref":"contract#/components/schemas/FirebaseIdToken"},"humanCheck":{"$ref":"contract#/components/schemas/HumanCheck"}}};
const schema192 = {"type":"string","minLength":1,"maxLength":200};
const schema200 = {"type":"string","pattern":"^[A-Za-z0-9_-]{1,32}$"};
const pattern81 = new RegExp("^[A-Za-z0-9_-]{1,32}$", "u");
const pattern85 = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u");
const pattern86 = new RegExp("^https?://\\S+$", "u");

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.username === undefined) && (missing0 = "username")) || ((data.login === undefined) && (missing0 = "login"))) || ((data.registerUrl === undefined) && (missing0 = "registerUrl"))) || ((data.registerMethod === undefined) && (missing0 = "registerMethod"))){
validate131.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema191.properties, key0))){
validate131.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.username !== undefined){
let data0 = data.username;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func2(data0) > 200){
validate131.errors = [{instancePath:instancePath+"/username",schemaPath:"contract#/components/schemas/RegisterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func2(data0) < 1){
validate131.errors = [{instancePath:instancePath+"/username",schemaPath:"contract#/components/schemas/RegisterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/username",schemaPath:"contract#/components/schemas/RegisterText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.password !== undefined){
let data1 = data.password;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func2(data1) > 200){
validate131.errors = [{instancePath:instancePath+"/password",schemaPath:"contract#/components/schemas/RegisterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func2(data1) < 1){
validate131.errors = [{instancePath:instancePath+"/password",schemaPath:"contract#/components/schemas/RegisterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/password",schemaPath:"contract#/components/schemas/RegisterText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.confirmPassword !== undefined){
let data2 = data.confirmPassword;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func2(data2) > 200){
validate131.errors = [{instancePath:instancePath+"/confirmPassword",schemaPath:"contract#/components/schemas/RegisterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func2(data2) < 1){
validate131.errors = [{instancePath:instancePath+"/confirmPassword",schemaPath:"contract#/components/schemas/RegisterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/confirmPassword",schemaPath:"contract#/components/schemas/RegisterText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payeeName !== undefined){
let data3 = data.payeeName;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(func2(data3) > 200){
validate131.errors = [{instancePath:instancePath+"/payeeName",schemaPath:"contract#/components/schemas/RegisterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func2(data3) < 1){
validate131.errors = [{instancePath:instancePath+"/payeeName",schemaPath:"contract#/components/schemas/RegisterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/payeeName",schemaPath:"contract#/components/schemas/RegisterText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data4 = data.email;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(func2(data4) > 200){
validate131.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/RegisterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func2(data4) < 1){
validate131.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/RegisterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/RegisterText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.qqNum !== undefined){
let data5 = data.qqNum;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(func2(data5) > 200){
validate131.errors = [{instancePath:instancePath+"/qqNum",schemaPath:"contract#/components/schemas/RegisterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func2(data5) < 1){
validate131.errors = [{instancePath:instancePath+"/qqNum",schemaPath:"contract#/components/schemas/RegisterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/qqNum",schemaPath:"contract#/components/schemas/RegisterText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mobileNum !== undefined){
let data6 = data.mobileNum;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data6 === "string"){
if(!pattern55.test(data6)){
validate131.errors = [{instancePath:instancePath+"/mobileNum",schemaPath:"contract#/components/schemas/MobileNumber/pattern",keyword:"pattern",params:{pattern: "^\\d{5,15}$"},message:"must match pattern \""+"^\\d{5,15}$"+"\""}];
return false;
}
}
else {
validate131.errors = [{instancePath:instancePath+"/mobileNum",schemaPath:"contract#/components/schemas/MobileNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.countryDialingCode !== undefined){
let data7 = data.countryDialingCode;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data7 === "string"){
if(!pattern35.test(data7)){
validate131.errors = [{instancePath:instancePath+"/countryDialingCode",schemaPath:"contract#/components/schemas/DialingCode/pattern",keyword:"pattern",params:{pattern: "^\\d{1,4}$"},message:"must match pattern \""+"^\\d{1,4}$"+"\""}];
return false;
}
}
else {
validate131.errors = [{instancePath:instancePath+"/countryDialingCode",schemaPath:"contract#/components/schemas/DialingCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recommenderId !== undefined){
let data8 = data.recommenderId;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data8 === "string"){
if(!pattern81.test(data8)){
validate131.errors = [{instancePath:instancePath+"/recommenderId",schemaPath:"contract#/components/schemas/ReferralCode/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,32}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,32}$"+"\""}];
return false;
}
}
else {
validate131.errors = [{instancePath:instancePath+"/recommenderId",schemaPath:"contract#/components/schemas/ReferralCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.affiliateCode !== undefined){
let data9 = data.affiliateCode;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data9 === "string"){
if(!pattern81.test(data9)){
validate131.errors = [{instancePath:instancePath+"/affiliateCode",schemaPath:"contract#/components/schemas/ReferralCode/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,32}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,32}$"+"\""}];
return false;
}
}
else {
validate131.errors = [{instancePath:instancePath+"/affiliateCode",schemaPath:"contract#/components/schemas/ReferralCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.referralCode !== undefined){
let data10 = data.referralCode;
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data10 === "string"){
if(!pattern81.test(data10)){
validate131.errors = [{instancePath:instancePath+"/referralCode",schemaPath:"contract#/components/schemas/ReferralCode/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,32}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,32}$"+"\""}];
return false;
}
}
else {
validate131.errors = [{instancePath:instancePath+"/referralCode",schemaPath:"contract#/components/schemas/ReferralCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.captcha !== undefined){
let data11 = data.captcha;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data11 === "string"){
if(!pattern37.test(data11)){
validate131.errors = [{instancePath:instancePath+"/captcha",schemaPath:"#/properties/captcha/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{4}$"},message:"must match pattern \""+"^[A-Za-z0-9]{4}$"+"\""}];
return false;
}
}
else {
validate131.errors = [{instancePath:instancePath+"/captcha",schemaPath:"#/properties/captcha/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verificationCode !== undefined){
let data12 = data.verificationCode;
const _errs37 = errors;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data12 === "string"){
if(func2(data12) > 200){
validate131.errors = [{instancePath:instancePath+"/verificationCode",schemaPath:"contract#/components/schemas/RegisterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func2(data12) < 1){
validate131.errors = [{instancePath:instancePath+"/verificationCode",schemaPath:"contract#/components/schemas/RegisterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/verificationCode",schemaPath:"contract#/components/schemas/RegisterText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.paymentPassword !== undefined){
let data13 = data.paymentPassword;
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs41){
if(typeof data13 === "string"){
if(func2(data13) > 200){
validate131.errors = [{instancePath:instancePath+"/paymentPassword",schemaPath:"contract#/components/schemas/RegisterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func2(data13) < 1){
validate131.errors = [{instancePath:instancePath+"/paymentPassword",schemaPath:"contract#/components/schemas/RegisterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/paymentPassword",schemaPath:"contract#/components/schemas/RegisterText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line !== undefined){
let data14 = data.line;
const _errs43 = errors;
const _errs44 = errors;
if(errors === _errs44){
if(typeof data14 === "string"){
if(func2(data14) > 200){
validate131.errors = [{instancePath:instancePath+"/line",schemaPath:"contract#/components/schemas/RegisterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func2(data14) < 1){
validate131.errors = [{instancePath:instancePath+"/line",schemaPath:"contract#/components/schemas/RegisterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/line",schemaPath:"contract#/components/schemas/RegisterText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.whatsapp !== undefined){
let data15 = data.whatsapp;
const _errs46 = errors;
const _errs47 = errors;
if(errors === _errs47){
if(typeof data15 === "string"){
if(func2(data15) > 200){
validate131.errors = [{instancePath:instancePath+"/whatsapp",schemaPath:"contract#/components/schemas/RegisterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func2(data15) < 1){
validate131.errors = [{instancePath:instancePath+"/whatsapp",schemaPath:"contract#/components/schemas/RegisterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/whatsapp",schemaPath:"contract#/components/schemas/RegisterText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.facebook !== undefined){
let data16 = data.facebook;
const _errs49 = errors;
const _errs50 = errors;
if(errors === _errs50){
if(typeof data16 === "string"){
if(func2(data16) > 200){
validate131.errors = [{instancePath:instancePath+"/facebook",schemaPath:"contract#/components/schemas/RegisterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func2(data16) < 1){
validate131.errors = [{instancePath:instancePath+"/facebook",schemaPath:"contract#/components/schemas/RegisterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/facebook",schemaPath:"contract#/components/schemas/RegisterText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wechat !== undefined){
let data17 = data.wechat;
const _errs52 = errors;
const _errs53 = errors;
if(errors === _errs53){
if(typeof data17 === "string"){
if(func2(data17) > 200){
validate131.errors = [{instancePath:instancePath+"/wechat",schemaPath:"contract#/components/schemas/RegisterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func2(data17) < 1){
validate131.errors = [{instancePath:instancePath+"/wechat",schemaPath:"contract#/components/schemas/RegisterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/wechat",schemaPath:"contract#/components/schemas/RegisterText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idNumber !== undefined){
let data18 = data.idNumber;
const _errs55 = errors;
const _errs56 = errors;
if(errors === _errs56){
if(typeof data18 === "string"){
if(func2(data18) > 200){
validate131.errors = [{instancePath:instancePath+"/idNumber",schemaPath:"contract#/components/schemas/RegisterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func2(data18) < 1){
validate131.errors = [{instancePath:instancePath+"/idNumber",schemaPath:"contract#/components/schemas/RegisterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/idNumber",schemaPath:"contract#/components/schemas/RegisterText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.birthday !== undefined){
let data19 = data.birthday;
const _errs58 = errors;
if(errors === _errs58){
if(typeof data19 === "string"){
if(!pattern85.test(data19)){
validate131.errors = [{instancePath:instancePath+"/birthday",schemaPath:"#/properties/birthday/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\""}];
return false;
}
}
else {
validate131.errors = [{instancePath:instancePath+"/birthday",schemaPath:"#/properties/birthday/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domain !== undefined){
let data20 = data.domain;
const _errs60 = errors;
if(errors === _errs60){
if(typeof data20 === "string"){
if(func2(data20) > 253){
validate131.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit: 253},message:"must NOT have more than 253 characters"}];
return false;
}
else {
if(func2(data20) < 1){
validate131.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.login !== undefined){
const _errs62 = errors;
if(typeof data.login !== "boolean"){
validate131.errors = [{instancePath:instancePath+"/login",schemaPath:"#/properties/login/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.registerUrl !== undefined){
let data22 = data.registerUrl;
const _errs64 = errors;
if(errors === _errs64){
if(typeof data22 === "string"){
if(func2(data22) > 500){
validate131.errors = [{instancePath:instancePath+"/registerUrl",schemaPath:"#/properties/registerUrl/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(!pattern86.test(data22)){
validate131.errors = [{instancePath:instancePath+"/registerUrl",schemaPath:"#/properties/registerUrl/pattern",keyword:"pattern",params:{pattern: "^https?://\\S+$"},message:"must match pattern \""+"^https?://\\S+$"+"\""}];
return false;
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/registerUrl",schemaPath:"#/properties/registerUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs64 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.registerMethod !== undefined){
let data23 = data.registerMethod;
const _errs66 = errors;
if(typeof data23 !== "string"){
validate131.errors = [{instancePath:instancePath+"/registerMethod",schemaPath:"#/properties/registerMethod/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("WEB" !== data23){
validate131.errors = [{instancePath:instancePath+"/registerMethod",schemaPath:"#/properties/registerMethod/const",keyword:"const",params:{allowedValue: "WEB"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs66 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.firebaseChannel !== undefined){
let data24 = data.firebaseChannel;
const _errs68 = errors;
const _errs69 = errors;
if(errors === _errs69){
if(typeof data24 === "string"){
if(!pattern39.test(data24)){
validate131.errors = [{instancePath:instancePath+"/firebaseChannel",schemaPath:"contract#/components/schemas/FirebaseChannel/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{2,40}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{2,40}$"+"\""}];
return false;
}
}
else {
validate131.errors = [{instancePath:instancePath+"/firebaseChannel",schemaPath:"contract#/components/schemas/FirebaseChannel/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs68 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.firebaseIdToken !== undefined){
let data25 = data.firebaseIdToken;
const _errs71 = errors;
const _errs72 = errors;
if(errors === _errs72){
if(typeof data25 === "string"){
if(func2(data25) > 4000){
validate131.errors = [{instancePath:instancePath+"/firebaseIdToken",schemaPath:"contract#/components/schemas/FirebaseIdToken/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
return false;
}
else {
if(func2(data25) < 8){
validate131.errors = [{instancePath:instancePath+"/firebaseIdToken",schemaPath:"contract#/components/schemas/FirebaseIdToken/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"}];
return false;
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/firebaseIdToken",schemaPath:"contract#/components/schemas/FirebaseIdToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.humanCheck !== undefined){
let data26 = data.humanCheck;
const _errs74 = errors;
const _errs75 = errors;
if(errors === _errs75){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
let missing1;
if(((data26.provider === undefined) && (missing1 = "provider")) || ((data26.token === undefined) && (missing1 = "token"))){
validate131.errors = [{instancePath:instancePath+"/humanCheck",schemaPath:"contract#/components/schemas/HumanCheck/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs77 = errors;
for(const key1 in data26){
if(!((key1 === "provider") || (key1 === "token"))){
validate131.errors = [{instancePath:instancePath+"/humanCheck",schemaPath:"contract#/components/schemas/HumanCheck/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs77 === errors){
if(data26.provider !== undefined){
let data27 = data26.provider;
const _errs78 = errors;
if(typeof data27 !== "string"){
validate131.errors = [{instancePath:instancePath+"/humanCheck/provider",schemaPath:"contract#/components/schemas/HumanCheck/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data27 === "none") || (data27 === "slider")) || (data27 === "token"))){
validate131.errors = [{instancePath:instancePath+"/humanCheck/provider",schemaPath:"contract#/components/schemas/HumanCheck/properties/provider/enum",keyword:"enum",params:{allowedValues: schema100.properties.provider.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid22 = _errs78 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data26.token !== undefined){
let data28 = data26.token;
const _errs80 = errors;
if(errors === _errs80){
if(typeof data28 === "string"){
if(func2(data28) > 2000){
validate131.errors = [{instancePath:instancePath+"/humanCheck/token",schemaPath:"contract#/components/schemas/HumanCheck/properties/token/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func2(data28) < 1){
validate131.errors = [{instancePath:instancePath+"/humanCheck/token",schemaPath:"contract#/components/schemas/HumanCheck/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/humanCheck/token",schemaPath:"contract#/components/schemas/HumanCheck/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid22 = _errs80 === errors;
}
else {
var valid22 = true;
}
}
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/humanCheck",schemaPath:"contract#/components/schemas/HumanCheck/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs74 === errors;
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
validate131.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const registerMember$200 = validate132;
const schema213 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/LoginValue"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate132.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate132.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate132.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate75(data1, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate132.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs9 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs10 = errors;
if(typeof data.message !== "string"){
validate132.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data4 = data.traceId;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
validate132.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate132.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate132.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const sendPasswordEmail$body = validate135;
const schema215 = {"type":"object","additionalProperties":false,"required":["username","email"],"properties":{"username":{"type":"string","minLength":1,"maxLength":100},"email":{"type":"string","pattern":"^[^@\\s]+@[^@\\s]+$","maxLength":254}}};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate135.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.username === undefined) && (missing0 = "username")) || ((data.email === undefined) && (missing0 = "email"))){
validate135.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "username") || (key0 === "email"))){
validate135.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.username !== undefined){
let data0 = data.username;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 100){
validate135.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func2(data0) < 1){
validate135.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate135.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data1 = data.email;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 254){
validate135.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate135.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^@\\s]+@[^@\\s]+$"},message:"must match pattern \""+"^[^@\\s]+@[^@\\s]+$"+"\""}];
return false;
}
}
}
else {
validate135.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate135.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const resetPassword$body = validate136;
const schema216 = {"type":"object","additionalProperties":false,"required":["mobileNum","newPassword"],"properties":{"mobileNum":{"$ref":"contract#/components/schemas/MobileNumber"},"countryDialingCode":{"$ref":"contract#/components/schemas/DialingCode"},"verificationCode":{"type":"string","minLength":1,"maxLength":20},"newPassword":{"type":"string","minLength":1,"maxLength":200},"firebaseChannel":{"$ref":"contract#/components/schemas/FirebaseChannel"},"firebaseIdToken":{"$ref":"contract#/components/schemas/FirebaseIdToken"}}};

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.mobileNum === undefined) && (missing0 = "mobileNum")) || ((data.newPassword === undefined) && (missing0 = "newPassword"))){
validate136.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "mobileNum") || (key0 === "countryDialingCode")) || (key0 === "verificationCode")) || (key0 === "newPassword")) || (key0 === "firebaseChannel")) || (key0 === "firebaseIdToken"))){
validate136.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.mobileNum !== undefined){
let data0 = data.mobileNum;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern55.test(data0)){
validate136.errors = [{instancePath:instancePath+"/mobileNum",schemaPath:"contract#/components/schemas/MobileNumber/pattern",keyword:"pattern",params:{pattern: "^\\d{5,15}$"},message:"must match pattern \""+"^\\d{5,15}$"+"\""}];
return false;
}
}
else {
validate136.errors = [{instancePath:instancePath+"/mobileNum",schemaPath:"contract#/components/schemas/MobileNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.countryDialingCode !== undefined){
let data1 = data.countryDialingCode;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern35.test(data1)){
validate136.errors = [{instancePath:instancePath+"/countryDialingCode",schemaPath:"contract#/components/schemas/DialingCode/pattern",keyword:"pattern",params:{pattern: "^\\d{1,4}$"},message:"must match pattern \""+"^\\d{1,4}$"+"\""}];
return false;
}
}
else {
validate136.errors = [{instancePath:instancePath+"/countryDialingCode",schemaPath:"contract#/components/schemas/DialingCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verificationCode !== undefined){
let data2 = data.verificationCode;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func2(data2) > 20){
validate136.errors = [{instancePath:instancePath+"/verificationCode",schemaPath:"#/properties/verificationCode/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(func2(data2) < 1){
validate136.errors = [{instancePath:instancePath+"/verificationCode",schemaPath:"#/properties/verificationCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate136.errors = [{instancePath:instancePath+"/verificationCode",schemaPath:"#/properties/verificationCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.newPassword !== undefined){
let data3 = data.newPassword;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func2(data3) > 200){
validate136.errors = [{instancePath:instancePath+"/newPassword",schemaPath:"#/properties/newPassword/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func2(data3) < 1){
validate136.errors = [{instancePath:instancePath+"/newPassword",schemaPath:"#/properties/newPassword/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate136.errors = [{instancePath:instancePath+"/newPassword",schemaPath:"#/properties/newPassword/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.firebaseChannel !== undefined){
let data4 = data.firebaseChannel;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern39.test(data4)){
validate136.errors = [{instancePath:instancePath+"/firebaseChannel",schemaPath:"contract#/components/schemas/FirebaseChannel/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{2,40}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{2,40}$"+"\""}];
return false;
}
}
else {
validate136.errors = [{instancePath:instancePath+"/firebaseChannel",schemaPath:"contract#/components/schemas/FirebaseChannel/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.firebaseIdToken !== undefined){
let data5 = data.firebaseIdToken;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data5 === "string"){
if(func2(data5) > 4000){
validate136.errors = [{instancePath:instancePath+"/firebaseIdToken",schemaPath:"contract#/components/schemas/FirebaseIdToken/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
return false;
}
else {
if(func2(data5) < 8){
validate136.errors = [{instancePath:instancePath+"/firebaseIdToken",schemaPath:"contract#/components/schemas/FirebaseIdToken/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"}];
return false;
}
}
}
else {
validate136.errors = [{instancePath:instancePath+"/firebaseIdToken",schemaPath:"contract#/components/schemas/FirebaseIdToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate136.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const bindSocial$body = validate137;
const schema221 = {"type":"object","additionalProperties":false,"required":["linkTicket"],"properties":{"linkTicket":{"$ref":"contract#/components/schemas/LinkTicket"}}};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate137.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.linkTicket === undefined) && (missing0 = "linkTicket")){
validate137.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "linkTicket")){
validate137.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.linkTicket !== undefined){
let data0 = data.linkTicket;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern24.test(data0)){
validate137.errors = [{instancePath:instancePath+"/linkTicket",schemaPath:"contract#/components/schemas/LinkTicket/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate137.errors = [{instancePath:instancePath+"/linkTicket",schemaPath:"contract#/components/schemas/LinkTicket/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate137.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate137.errors = vErrors;
return errors === 0;
}
validate137.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const bindSocial$200 = validate138;
const schema223 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/SocialLink"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema224 = {"type":"object","additionalProperties":false,"required":["provider","displayName"],"properties":{"provider":{"$ref":"contract#/components/schemas/SocialProvider"},"displayName":{"type":"string","minLength":1,"maxLength":100}}};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.provider === undefined) && (missing0 = "provider")) || ((data.displayName === undefined) && (missing0 = "displayName"))){
validate139.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "provider") || (key0 === "displayName"))){
validate139.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.provider !== undefined){
let data0 = data.provider;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate139.errors = [{instancePath:instancePath+"/provider",schemaPath:"contract#/components/schemas/SocialProvider/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data0 === "GOOGLE") || (data0 === "FACEBOOK")) || (data0 === "TELEGRAM")) || (data0 === "LINE"))){
validate139.errors = [{instancePath:instancePath+"/provider",schemaPath:"contract#/components/schemas/SocialProvider/enum",keyword:"enum",params:{allowedValues: schema63.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.displayName !== undefined){
let data1 = data.displayName;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func2(data1) > 100){
validate139.errors = [{instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func2(data1) < 1){
validate139.errors = [{instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate139.errors = [{instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate139.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate138.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate138.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate138.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate139(data1, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate138.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs9 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs10 = errors;
if(typeof data.message !== "string"){
validate138.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data4 = data.traceId;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
validate138.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate138.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate138.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const checkAffiliate$200 = validate142;
const schema227 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/Affiliate"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema228 = {"type":"object","additionalProperties":false,"required":["code","name"],"properties":{"code":{"$ref":"contract#/components/schemas/ReferralCode"},"name":{"type":["string","null"]}}};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.name === undefined) && (missing0 = "name"))){
validate143.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "code") || (key0 === "name"))){
validate143.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.code !== undefined){
let data0 = data.code;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern81.test(data0)){
validate143.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/ReferralCode/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,32}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,32}$"+"\""}];
return false;
}
}
else {
validate143.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/ReferralCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
let data1 = data.name;
const _errs5 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate143.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema228.properties.name.type},message:"must be string,null"}];
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
validate143.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate142.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate142.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate142.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate143(data1, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate142.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs9 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs10 = errors;
if(typeof data.message !== "string"){
validate142.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data4 = data.traceId;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
validate142.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate142.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate142.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getBalance$200 = validate146;
const schema231 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/Balance"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema232 = {"type":"object","additionalProperties":false,"required":["balance","currency","currencySymbol","updatedAt"],"properties":{"balance":{"$ref":"contract#/components/schemas/Money"},"currency":{"$ref":"contract#/components/schemas/CurrencyCode"},"currencySymbol":{"type":"string","minLength":1,"maxLength":4},"updatedAt":{"$ref":"contract#/components/schemas/EpochMs"}}};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.balance === undefined) && (missing0 = "balance")) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.currencySymbol === undefined) && (missing0 = "currencySymbol"))) || ((data.updatedAt === undefined) && (missing0 = "updatedAt"))){
validate147.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "balance") || (key0 === "currency")) || (key0 === "currencySymbol")) || (key0 === "updatedAt"))){
validate147.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.balance !== undefined){
let data0 = data.balance;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern74.test(data0)){
validate147.errors = [{instancePath:instancePath+"/balance",schemaPath:"contract#/components/schemas/Money/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,15}\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d{1,15}\\.\\d{2}$"+"\""}];
return false;
}
}
else {
validate147.errors = [{instancePath:instancePath+"/balance",schemaPath:"contract#/components/schemas/Money/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data1 = data.currency;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern13.test(data1)){
validate147.errors = [{instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/CurrencyCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3,4}$"},message:"must match pattern \""+"^[A-Z]{3,4}$"+"\""}];
return false;
}
}
else {
validate147.errors = [{instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/CurrencyCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currencySymbol !== undefined){
let data2 = data.currencySymbol;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func2(data2) > 4){
validate147.errors = [{instancePath:instancePath+"/currencySymbol",schemaPath:"#/properties/currencySymbol/maxLength",keyword:"maxLength",params:{limit: 4},message:"must NOT have more than 4 characters"}];
return false;
}
else {
if(func2(data2) < 1){
validate147.errors = [{instancePath:instancePath+"/currencySymbol",schemaPath:"#/properties/currencySymbol/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate147.errors = [{instancePath:instancePath+"/currencySymbol",schemaPath:"#/properties/currencySymbol/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updatedAt !== undefined){
let data3 = data.updatedAt;
const _errs10 = errors;
const _errs11 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate147.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate147.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
else {
validate147.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate146.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate146.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate146.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate147(data1, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate146.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs9 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs10 = errors;
if(typeof data.message !== "string"){
validate146.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data4 = data.traceId;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
validate146.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate146.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate146.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getMerchantWallet$200 = validate150;
const schema237 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/MerchantWallet"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema238 = {"type":"object","additionalProperties":false,"required":["isSingle"],"properties":{"isSingle":{"type":"boolean"}}};

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate150.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate150.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate150.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate150.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.isSingle === undefined) && (missing1 = "isSingle")){
const err0 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/MerchantWallet/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs9 = errors;
for(const key1 in data1){
if(!(key1 === "isSingle")){
const err1 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/MerchantWallet/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
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
if(_errs9 === errors){
if(data1.isSingle !== undefined){
if(typeof data1.isSingle !== "boolean"){
const err2 = {instancePath:instancePath+"/value/isSingle",schemaPath:"contract#/components/schemas/MerchantWallet/properties/isSingle/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/MerchantWallet/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs12 = errors;
if(data1 !== null){
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err5 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate150.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs14 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs15 = errors;
if(typeof data.message !== "string"){
validate150.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data5 = data.traceId;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(!pattern24.test(data5)){
validate150.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate150.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
else {
validate150.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getGameMenus$200 = validate152;
const schema240 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/GameMenus"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema241 = {"type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"contract#/components/schemas/GameMenuData"}}};
const schema242 = {"type":"object","additionalProperties":false,"required":["lanes"],"properties":{"lanes":{"type":"array","items":{"$ref":"contract#/components/schemas/VendorCategory"}}}};
const schema243 = {"type":"object","additionalProperties":false,"required":["title","cards","gameClassify"],"properties":{"title":{"$ref":"contract#/components/schemas/GameType"},"cards":{"type":"array","items":{"$ref":"contract#/components/schemas/VendorItem"}},"gameClassify":{"$ref":"contract#/components/schemas/VendorList"},"gameCategory":{"$ref":"contract#/components/schemas/VendorList"}}};
const schema244 = {"type":"string","enum":["RNG","LIVE","FISH","PVP","SPORTS","ESPORTS","COCKFIGHT","LOTT","ELOTT","BGS"]};
const schema245 = {"type":"object","additionalProperties":false,"required":["lagerIcon","displayName","gameType","vassalage","isGame","isHot","maintenance"],"properties":{"lagerIcon":{"$ref":"contract#/components/schemas/ImagePath"},"displayName":{"type":"string","minLength":1},"gameType":{"$ref":"contract#/components/schemas/GameType"},"vassalage":{"$ref":"contract#/components/schemas/VendorCode"},"isGame":{"type":"string","enum":["GAME","VASSALAGE"]},"isHot":{"type":"integer","enum":[0,1]},"maintenance":{"type":"boolean"},"nodeId":{"$ref":"contract#/components/schemas/NodeId"},"gameCount":{"type":"integer","minimum":0}}};
const schema248 = {"type":"string","pattern":"^[A-Z0-9_]{2,24}$"};
const schema249 = {"type":"integer","minimum":1};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.lagerIcon === undefined) && (missing0 = "lagerIcon")) || ((data.displayName === undefined) && (missing0 = "displayName"))) || ((data.gameType === undefined) && (missing0 = "gameType"))) || ((data.vassalage === undefined) && (missing0 = "vassalage"))) || ((data.isGame === undefined) && (missing0 = "isGame"))) || ((data.isHot === undefined) && (missing0 = "isHot"))) || ((data.maintenance === undefined) && (missing0 = "maintenance"))){
validate156.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema245.properties, key0))){
validate156.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.lagerIcon !== undefined){
let data0 = data.lagerIcon;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func2(data0) > 500){
validate156.errors = [{instancePath:instancePath+"/lagerIcon",schemaPath:"contract#/components/schemas/ImagePath/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(func2(data0) < 1){
validate156.errors = [{instancePath:instancePath+"/lagerIcon",schemaPath:"contract#/components/schemas/ImagePath/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate156.errors = [{instancePath:instancePath+"/lagerIcon",schemaPath:"contract#/components/schemas/ImagePath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.displayName !== undefined){
let data1 = data.displayName;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate156.errors = [{instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate156.errors = [{instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gameType !== undefined){
let data2 = data.gameType;
const _errs7 = errors;
if(typeof data2 !== "string"){
validate156.errors = [{instancePath:instancePath+"/gameType",schemaPath:"contract#/components/schemas/GameType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((data2 === "RNG") || (data2 === "LIVE")) || (data2 === "FISH")) || (data2 === "PVP")) || (data2 === "SPORTS")) || (data2 === "ESPORTS")) || (data2 === "COCKFIGHT")) || (data2 === "LOTT")) || (data2 === "ELOTT")) || (data2 === "BGS"))){
validate156.errors = [{instancePath:instancePath+"/gameType",schemaPath:"contract#/components/schemas/GameType/enum",keyword:"enum",params:{allowedValues: schema244.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vassalage !== undefined){
let data3 = data.vassalage;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(!pattern17.test(data3)){
validate156.errors = [{instancePath:instancePath+"/vassalage",schemaPath:"contract#/components/schemas/VendorCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9_]{2,24}$"},message:"must match pattern \""+"^[A-Z0-9_]{2,24}$"+"\""}];
return false;
}
}
else {
validate156.errors = [{instancePath:instancePath+"/vassalage",schemaPath:"contract#/components/schemas/VendorCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isGame !== undefined){
let data4 = data.isGame;
const _errs13 = errors;
if(typeof data4 !== "string"){
validate156.errors = [{instancePath:instancePath+"/isGame",schemaPath:"#/properties/isGame/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data4 === "GAME") || (data4 === "VASSALAGE"))){
validate156.errors = [{instancePath:instancePath+"/isGame",schemaPath:"#/properties/isGame/enum",keyword:"enum",params:{allowedValues: schema245.properties.isGame.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isHot !== undefined){
let data5 = data.isHot;
const _errs15 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate156.errors = [{instancePath:instancePath+"/isHot",schemaPath:"#/properties/isHot/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!((data5 === 0) || (data5 === 1))){
validate156.errors = [{instancePath:instancePath+"/isHot",schemaPath:"#/properties/isHot/enum",keyword:"enum",params:{allowedValues: schema245.properties.isHot.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maintenance !== undefined){
const _errs17 = errors;
if(typeof data.maintenance !== "boolean"){
validate156.errors = [{instancePath:instancePath+"/maintenance",schemaPath:"#/properties/maintenance/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nodeId !== undefined){
let data7 = data.nodeId;
const _errs19 = errors;
const _errs20 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate156.errors = [{instancePath:instancePath+"/nodeId",schemaPath:"contract#/components/schemas/NodeId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs20){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
validate156.errors = [{instancePath:instancePath+"/nodeId",schemaPath:"contract#/components/schemas/NodeId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gameCount !== undefined){
let data8 = data.gameCount;
const _errs22 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate156.errors = [{instancePath:instancePath+"/gameCount",schemaPath:"#/properties/gameCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs22){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate156.errors = [{instancePath:instancePath+"/gameCount",schemaPath:"#/properties/gameCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
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
}
else {
validate156.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema250 = {"type":"object","additionalProperties":false,"required":["vendors"],"properties":{"vendors":{"type":"array","items":{"$ref":"contract#/components/schemas/VendorItem"}}}};

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate158.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.vendors === undefined) && (missing0 = "vendors")){
validate158.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "vendors")){
validate158.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.vendors !== undefined){
let data0 = data.vendors;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate156(data0[i0], {instancePath:instancePath+"/vendors/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate158.errors = [{instancePath:instancePath+"/vendors",schemaPath:"#/properties/vendors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
}
else {
validate158.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate155.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.title === undefined) && (missing0 = "title")) || ((data.cards === undefined) && (missing0 = "cards"))) || ((data.gameClassify === undefined) && (missing0 = "gameClassify"))){
validate155.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "cards")) || (key0 === "gameClassify")) || (key0 === "gameCategory"))){
validate155.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.title !== undefined){
let data0 = data.title;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate155.errors = [{instancePath:instancePath+"/title",schemaPath:"contract#/components/schemas/GameType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((data0 === "RNG") || (data0 === "LIVE")) || (data0 === "FISH")) || (data0 === "PVP")) || (data0 === "SPORTS")) || (data0 === "ESPORTS")) || (data0 === "COCKFIGHT")) || (data0 === "LOTT")) || (data0 === "ELOTT")) || (data0 === "BGS"))){
validate155.errors = [{instancePath:instancePath+"/title",schemaPath:"contract#/components/schemas/GameType/enum",keyword:"enum",params:{allowedValues: schema244.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cards !== undefined){
let data1 = data.cards;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate156(data1[i0], {instancePath:instancePath+"/cards/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate155.errors = [{instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gameClassify !== undefined){
const _errs8 = errors;
if(!(validate158(data.gameClassify, {instancePath:instancePath+"/gameClassify",parentData:data,parentDataProperty:"gameClassify",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gameCategory !== undefined){
const _errs9 = errors;
if(!(validate158(data.gameCategory, {instancePath:instancePath+"/gameCategory",parentData:data,parentDataProperty:"gameCategory",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
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
validate155.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate154.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.lanes === undefined) && (missing0 = "lanes")){
validate154.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "lanes")){
validate154.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.lanes !== undefined){
let data0 = data.lanes;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate155(data0[i0], {instancePath:instancePath+"/lanes/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate154.errors = [{instancePath:instancePath+"/lanes",schemaPath:"#/properties/lanes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
}
else {
validate154.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate153.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate153.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate154(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate153.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate152.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate152.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate152.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate152.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate153(data1, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate152.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs9 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs10 = errors;
if(typeof data.message !== "string"){
validate152.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data4 = data.traceId;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
validate152.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate152.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate152.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getGameIndex$200 = validate166;
const schema252 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/GameIndex"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema253 = {"type":"object","additionalProperties":false,"required":["version","unchanged","games"],"properties":{"version":{"$ref":"contract#/components/schemas/IndexVersion"},"unchanged":{"type":"boolean"},"games":{"anyOf":[{"$ref":"contract#/components/schemas/GameIndexColumns"},{"type":"null"}]}}};
const schema254 = {"type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"};
const pattern103 = new RegExp("^[A-Za-z0-9._-]{1,64}$", "u");
const schema255 = {"type":"object","additionalProperties":false,"required":["picture","addedFrom","types","vendors","words","nodeId","name","vendor","type","added","flags"],"properties":{"picture":{"type":"string","pattern":"^[^{}]*\\{nodeId\\}[^{}]*$","maxLength":200},"addedFrom":{"$ref":"contract#/components/schemas/EpochMs"},"types":{"type":"array","items":{"$ref":"contract#/components/schemas/GameType"}},"vendors":{"type":"array","items":{"$ref":"contract#/components/schemas/GameIndexVendor"}},"words":{"type":"array","items":{"type":"string","minLength":1,"maxLength":120}},"nodeId":{"type":"array","items":{"$ref":"contract#/components/schemas/NodeId"}},"name":{"type":"array","items":{"type":"array","minItems":1,"maxItems":40,"items":{"$ref":"contract#/components/schemas/Position"}}},"vendor":{"type":"array","items":{"$ref":"contract#/components/schemas/Position"}},"type":{"type":"array","items":{"$ref":"contract#/components/schemas/Position"}},"added":{"type":"array","items":{"$ref":"contract#/components/schemas/Position"}},"flags":{"type":"array","items":{"type":"integer","minimum":0,"maximum":511}}}};
const schema261 = {"type":"integer","minimum":0};
const pattern104 = new RegExp("^[^{}]*\\{nodeId\\}[^{}]*$", "u");
const schema258 = {"type":"object","additionalProperties":false,"required":["vassalage","displayName"],"properties":{"vassalage":{"$ref":"contract#/components/schemas/VendorCode"},"displayName":{"type":"string","minLength":1}}};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate169.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.vassalage === undefined) && (missing0 = "vassalage")) || ((data.displayName === undefined) && (missing0 = "displayName"))){
validate169.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "vassalage") || (key0 === "displayName"))){
validate169.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.vassalage !== undefined){
let data0 = data.vassalage;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern17.test(data0)){
validate169.errors = [{instancePath:instancePath+"/vassalage",schemaPath:"contract#/components/schemas/VendorCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9_]{2,24}$"},message:"must match pattern \""+"^[A-Z0-9_]{2,24}$"+"\""}];
return false;
}
}
else {
validate169.errors = [{instancePath:instancePath+"/vassalage",schemaPath:"contract#/components/schemas/VendorCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.displayName !== undefined){
let data1 = data.displayName;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate169.errors = [{instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate169.errors = [{instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate169.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate169.errors = vErrors;
return errors === 0;
}
validate169.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.picture === undefined) && (missing0 = "picture")) || ((data.addedFrom === undefined) && (missing0 = "addedFrom"))) || ((data.types === undefined) && (missing0 = "types"))) || ((data.vendors === undefined) && (missing0 = "vendors"))) || ((data.words === undefined) && (missing0 = "words"))) || ((data.nodeId === undefined) && (missing0 = "nodeId"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.vendor === undefined) && (missing0 = "vendor"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.added === undefined) && (missing0 = "added"))) || ((data.flags === undefined) && (missing0 = "flags"))){
validate168.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema255.properties, key0))){
validate168.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.picture !== undefined){
let data0 = data.picture;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 200){
validate168.errors = [{instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(!pattern104.test(data0)){
validate168.errors = [{instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/pattern",keyword:"pattern",params:{pattern: "^[^{}]*\\{nodeId\\}[^{}]*$"},message:"must match pattern \""+"^[^{}]*\\{nodeId\\}[^{}]*$"+"\""}];
return false;
}
}
}
else {
validate168.errors = [{instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.addedFrom !== undefined){
let data1 = data.addedFrom;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate168.errors = [{instancePath:instancePath+"/addedFrom",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate168.errors = [{instancePath:instancePath+"/addedFrom",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.types !== undefined){
let data2 = data.types;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs9 = errors;
if(typeof data3 !== "string"){
validate168.errors = [{instancePath:instancePath+"/types/" + i0,schemaPath:"contract#/components/schemas/GameType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((data3 === "RNG") || (data3 === "LIVE")) || (data3 === "FISH")) || (data3 === "PVP")) || (data3 === "SPORTS")) || (data3 === "ESPORTS")) || (data3 === "COCKFIGHT")) || (data3 === "LOTT")) || (data3 === "ELOTT")) || (data3 === "BGS"))){
validate168.errors = [{instancePath:instancePath+"/types/" + i0,schemaPath:"contract#/components/schemas/GameType/enum",keyword:"enum",params:{allowedValues: schema244.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
else {
validate168.errors = [{instancePath:instancePath+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vendors !== undefined){
let data4 = data.vendors;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data4)){
var valid4 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs14 = errors;
if(!(validate169(data4[i1], {instancePath:instancePath+"/vendors/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid4 = _errs14 === errors;
if(!valid4){
break;
}
}
}
else {
validate168.errors = [{instancePath:instancePath+"/vendors",schemaPath:"#/properties/vendors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.words !== undefined){
let data6 = data.words;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data6)){
var valid5 = true;
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
const _errs17 = errors;
if(errors === _errs17){
if(typeof data7 === "string"){
if(func2(data7) > 120){
validate168.errors = [{instancePath:instancePath+"/words/" + i2,schemaPath:"#/properties/words/items/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"}];
return false;
}
else {
if(func2(data7) < 1){
validate168.errors = [{instancePath:instancePath+"/words/" + i2,schemaPath:"#/properties/words/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate168.errors = [{instancePath:instancePath+"/words/" + i2,schemaPath:"#/properties/words/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs17 === errors;
if(!valid5){
break;
}
}
}
else {
validate168.errors = [{instancePath:instancePath+"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nodeId !== undefined){
let data8 = data.nodeId;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data8)){
var valid6 = true;
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
const _errs21 = errors;
const _errs22 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate168.errors = [{instancePath:instancePath+"/nodeId/" + i3,schemaPath:"contract#/components/schemas/NodeId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs22){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
validate168.errors = [{instancePath:instancePath+"/nodeId/" + i3,schemaPath:"contract#/components/schemas/NodeId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid6 = _errs21 === errors;
if(!valid6){
break;
}
}
}
else {
validate168.errors = [{instancePath:instancePath+"/nodeId",schemaPath:"#/properties/nodeId/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data10 = data.name;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data10)){
var valid8 = true;
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
let data11 = data10[i4];
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data11)){
if(data11.length > 40){
validate168.errors = [{instancePath:instancePath+"/name/" + i4,schemaPath:"#/properties/name/items/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"}];
return false;
}
else {
if(data11.length < 1){
validate168.errors = [{instancePath:instancePath+"/name/" + i4,schemaPath:"#/properties/name/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid9 = true;
const len5 = data11.length;
for(let i5=0; i5<len5; i5++){
let data12 = data11[i5];
const _errs28 = errors;
const _errs29 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate168.errors = [{instancePath:instancePath+"/name/" + i4+"/" + i5,schemaPath:"contract#/components/schemas/Position/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs29){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate168.errors = [{instancePath:instancePath+"/name/" + i4+"/" + i5,schemaPath:"contract#/components/schemas/Position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid9 = _errs28 === errors;
if(!valid9){
break;
}
}
}
}
}
else {
validate168.errors = [{instancePath:instancePath+"/name/" + i4,schemaPath:"#/properties/name/items/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid8 = _errs26 === errors;
if(!valid8){
break;
}
}
}
else {
validate168.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vendor !== undefined){
let data13 = data.vendor;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data13)){
var valid11 = true;
const len6 = data13.length;
for(let i6=0; i6<len6; i6++){
let data14 = data13[i6];
const _errs33 = errors;
const _errs34 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate168.errors = [{instancePath:instancePath+"/vendor/" + i6,schemaPath:"contract#/components/schemas/Position/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs34){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
validate168.errors = [{instancePath:instancePath+"/vendor/" + i6,schemaPath:"contract#/components/schemas/Position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid11 = _errs33 === errors;
if(!valid11){
break;
}
}
}
else {
validate168.errors = [{instancePath:instancePath+"/vendor",schemaPath:"#/properties/vendor/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data15 = data.type;
const _errs36 = errors;
if(errors === _errs36){
if(Array.isArray(data15)){
var valid13 = true;
const len7 = data15.length;
for(let i7=0; i7<len7; i7++){
let data16 = data15[i7];
const _errs38 = errors;
const _errs39 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate168.errors = [{instancePath:instancePath+"/type/" + i7,schemaPath:"contract#/components/schemas/Position/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs39){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate168.errors = [{instancePath:instancePath+"/type/" + i7,schemaPath:"contract#/components/schemas/Position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid13 = _errs38 === errors;
if(!valid13){
break;
}
}
}
else {
validate168.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.added !== undefined){
let data17 = data.added;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data17)){
var valid15 = true;
const len8 = data17.length;
for(let i8=0; i8<len8; i8++){
let data18 = data17[i8];
const _errs43 = errors;
const _errs44 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate168.errors = [{instancePath:instancePath+"/added/" + i8,schemaPath:"contract#/components/schemas/Position/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs44){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
validate168.errors = [{instancePath:instancePath+"/added/" + i8,schemaPath:"contract#/components/schemas/Position/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid15 = _errs43 === errors;
if(!valid15){
break;
}
}
}
else {
validate168.errors = [{instancePath:instancePath+"/added",schemaPath:"#/properties/added/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flags !== undefined){
let data19 = data.flags;
const _errs46 = errors;
if(errors === _errs46){
if(Array.isArray(data19)){
var valid17 = true;
const len9 = data19.length;
for(let i9=0; i9<len9; i9++){
let data20 = data19[i9];
const _errs48 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate168.errors = [{instancePath:instancePath+"/flags/" + i9,schemaPath:"#/properties/flags/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs48){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 511 || isNaN(data20)){
validate168.errors = [{instancePath:instancePath+"/flags/" + i9,schemaPath:"#/properties/flags/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 511},message:"must be <= 511"}];
return false;
}
else {
if(data20 < 0 || isNaN(data20)){
validate168.errors = [{instancePath:instancePath+"/flags/" + i9,schemaPath:"#/properties/flags/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid17 = _errs48 === errors;
if(!valid17){
break;
}
}
}
else {
validate168.errors = [{instancePath:instancePath+"/flags",schemaPath:"#/properties/flags/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs46 === errors;
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
validate168.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate167.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.version === undefined) && (missing0 = "version")) || ((data.unchanged === undefined) && (missing0 = "unchanged"))) || ((data.games === undefined) && (missing0 = "games"))){
validate167.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "version") || (key0 === "unchanged")) || (key0 === "games"))){
validate167.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.version !== undefined){
let data0 = data.version;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern103.test(data0)){
validate167.errors = [{instancePath:instancePath+"/version",schemaPath:"contract#/components/schemas/IndexVersion/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
else {
validate167.errors = [{instancePath:instancePath+"/version",schemaPath:"contract#/components/schemas/IndexVersion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unchanged !== undefined){
const _errs5 = errors;
if(typeof data.unchanged !== "boolean"){
validate167.errors = [{instancePath:instancePath+"/unchanged",schemaPath:"#/properties/unchanged/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.games !== undefined){
let data2 = data.games;
const _errs7 = errors;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(!(validate168(data2, {instancePath:instancePath+"/games",parentData:data,parentDataProperty:"games",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
const _errs10 = errors;
if(data2 !== null){
const err0 = {instancePath:instancePath+"/games",schemaPath:"#/properties/games/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err1 = {instancePath:instancePath+"/games",schemaPath:"#/properties/games/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate167.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
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
validate167.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate167.errors = vErrors;
return errors === 0;
}
validate167.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate166.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate166.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate166.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate166.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate167(data1, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate166.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs9 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs10 = errors;
if(typeof data.message !== "string"){
validate166.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data4 = data.traceId;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
validate166.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate166.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate166.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getGameList$200 = validate174;
const schema266 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/GameList"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema267 = {"type":"object","additionalProperties":false,"required":["games","pageNo","pageSize","total","totalPages"],"properties":{"games":{"type":"array","items":{"$ref":"contract#/components/schemas/GameItem"}},"pageNo":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1},"total":{"type":"integer","minimum":0},"totalPages":{"type":"integer","minimum":0}}};
const schema268 = {"type":"object","additionalProperties":false,"required":["gameId","nodeId","gameType","vassalage","gameCode","displayName","gameName","iconUrl","isHot","isGame","subCategory","demo","maintenance","jackpot","wallet"],"properties":{"gameId":{"type":"string","minLength":1},"nodeId":{"$ref":"contract#/components/schemas/NodeId"},"gameType":{"$ref":"contract#/components/schemas/GameType"},"vassalage":{"$ref":"contract#/components/schemas/VendorCode"},"gameCode":{"type":"string","minLength":1},"displayName":{"type":"string","minLength":1},"gameName":{"type":"string","minLength":1},"nodeName":{"type":"string"},"iconUrl":{"$ref":"contract#/components/schemas/ImagePath"},"showIcon":{"$ref":"contract#/components/schemas/ImagePath"},"isHot":{"type":"integer","enum":[0,1]},"isGame":{"type":"string","enum":["GAME","VASSALAGE"]},"subCategory":{"type":["string","null"],"enum":["JP","TG","AC","BG",null]},"demo":{"type":"boolean"},"maintenance":{"type":"boolean"},"jackpot":{"type":"boolean"},"wallet":{"type":"string","enum":["SEAMLESS","TRANSFER"]},"isNew":{"type":"boolean"},"rtp":{"$ref":"contract#/components/schemas/Percent"},"volatility":{"type":"string","enum":["LOW","MEDIUM","HIGH"]},"minStake":{"$ref":"contract#/components/schemas/PositiveMoney"},"maxStake":{"$ref":"contract#/components/schemas/PositiveMoney"},"releasedAt":{"$ref":"contract#/components/schemas/EpochMs"},"popularity":{"type":"integer","minimum":0}}};
const schema274 = {"type":"string","pattern":"^\\d{1,3}\\.\\d{2}$"};
const pattern108 = new RegExp("^\\d{1,3}\\.\\d{2}$", "u");

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate176.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((data.gameId === undefined) && (missing0 = "gameId")) || ((data.nodeId === undefined) && (missing0 = "nodeId"))) || ((data.gameType === undefined) && (missing0 = "gameType"))) || ((data.vassalage === undefined) && (missing0 = "vassalage"))) || ((data.gameCode === undefined) && (missing0 = "gameCode"))) || ((data.displayName === undefined) && (missing0 = "displayName"))) || ((data.gameName === undefined) && (missing0 = "gameName"))) || ((data.iconUrl === undefined) && (missing0 = "iconUrl"))) || ((data.isHot === undefined) && (missing0 = "isHot"))) || ((data.isGame === undefined) && (missing0 = "isGame"))) || ((data.subCategory === undefined) && (missing0 = "subCategory"))) || ((data.demo === undefined) && (missing0 = "demo"))) || ((data.maintenance === undefined) && (missing0 = "maintenance"))) || ((data.jackpot === undefined) && (missing0 = "jackpot"))) || ((data.wallet === undefined) && (missing0 = "wallet"))){
validate176.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema268.properties, key0))){
validate176.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.gameId !== undefined){
let data0 = data.gameId;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate176.errors = [{instancePath:instancePath+"/gameId",schemaPath:"#/properties/gameId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate176.errors = [{instancePath:instancePath+"/gameId",schemaPath:"#/properties/gameId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nodeId !== undefined){
let data1 = data.nodeId;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate176.errors = [{instancePath:instancePath+"/nodeId",schemaPath:"contract#/components/schemas/NodeId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate176.errors = [{instancePath:instancePath+"/nodeId",schemaPath:"contract#/components/schemas/NodeId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gameType !== undefined){
let data2 = data.gameType;
const _errs7 = errors;
if(typeof data2 !== "string"){
validate176.errors = [{instancePath:instancePath+"/gameType",schemaPath:"contract#/components/schemas/GameType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((data2 === "RNG") || (data2 === "LIVE")) || (data2 === "FISH")) || (data2 === "PVP")) || (data2 === "SPORTS")) || (data2 === "ESPORTS")) || (data2 === "COCKFIGHT")) || (data2 === "LOTT")) || (data2 === "ELOTT")) || (data2 === "BGS"))){
validate176.errors = [{instancePath:instancePath+"/gameType",schemaPath:"contract#/components/schemas/GameType/enum",keyword:"enum",params:{allowedValues: schema244.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vassalage !== undefined){
let data3 = data.vassalage;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(!pattern17.test(data3)){
validate176.errors = [{instancePath:instancePath+"/vassalage",schemaPath:"contract#/components/schemas/VendorCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9_]{2,24}$"},message:"must match pattern \""+"^[A-Z0-9_]{2,24}$"+"\""}];
return false;
}
}
else {
validate176.errors = [{instancePath:instancePath+"/vassalage",schemaPath:"contract#/components/schemas/VendorCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gameCode !== undefined){
let data4 = data.gameCode;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func2(data4) < 1){
validate176.errors = [{instancePath:instancePath+"/gameCode",schemaPath:"#/properties/gameCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate176.errors = [{instancePath:instancePath+"/gameCode",schemaPath:"#/properties/gameCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.displayName !== undefined){
let data5 = data.displayName;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(func2(data5) < 1){
validate176.errors = [{instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate176.errors = [{instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gameName !== undefined){
let data6 = data.gameName;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data6 === "string"){
if(func2(data6) < 1){
validate176.errors = [{instancePath:instancePath+"/gameName",schemaPath:"#/properties/gameName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate176.errors = [{instancePath:instancePath+"/gameName",schemaPath:"#/properties/gameName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nodeName !== undefined){
const _errs19 = errors;
if(typeof data.nodeName !== "string"){
validate176.errors = [{instancePath:instancePath+"/nodeName",schemaPath:"#/properties/nodeName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.iconUrl !== undefined){
let data8 = data.iconUrl;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data8 === "string"){
if(func2(data8) > 500){
validate176.errors = [{instancePath:instancePath+"/iconUrl",schemaPath:"contract#/components/schemas/ImagePath/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(func2(data8) < 1){
validate176.errors = [{instancePath:instancePath+"/iconUrl",schemaPath:"contract#/components/schemas/ImagePath/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/iconUrl",schemaPath:"contract#/components/schemas/ImagePath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showIcon !== undefined){
let data9 = data.showIcon;
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data9 === "string"){
if(func2(data9) > 500){
validate176.errors = [{instancePath:instancePath+"/showIcon",schemaPath:"contract#/components/schemas/ImagePath/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(func2(data9) < 1){
validate176.errors = [{instancePath:instancePath+"/showIcon",schemaPath:"contract#/components/schemas/ImagePath/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/showIcon",schemaPath:"contract#/components/schemas/ImagePath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isHot !== undefined){
let data10 = data.isHot;
const _errs27 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate176.errors = [{instancePath:instancePath+"/isHot",schemaPath:"#/properties/isHot/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!((data10 === 0) || (data10 === 1))){
validate176.errors = [{instancePath:instancePath+"/isHot",schemaPath:"#/properties/isHot/enum",keyword:"enum",params:{allowedValues: schema268.properties.isHot.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isGame !== undefined){
let data11 = data.isGame;
const _errs29 = errors;
if(typeof data11 !== "string"){
validate176.errors = [{instancePath:instancePath+"/isGame",schemaPath:"#/properties/isGame/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data11 === "GAME") || (data11 === "VASSALAGE"))){
validate176.errors = [{instancePath:instancePath+"/isGame",schemaPath:"#/properties/isGame/enum",keyword:"enum",params:{allowedValues: schema268.properties.isGame.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subCategory !== undefined){
let data12 = data.subCategory;
const _errs31 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate176.errors = [{instancePath:instancePath+"/subCategory",schemaPath:"#/properties/subCategory/type",keyword:"type",params:{type: schema268.properties.subCategory.type},message:"must be string,null"}];
return false;
}
if(!(((((data12 === "JP") || (data12 === "TG")) || (data12 === "AC")) || (data12 === "BG")) || (data12 === null))){
validate176.errors = [{instancePath:instancePath+"/subCategory",schemaPath:"#/properties/subCategory/enum",keyword:"enum",params:{allowedValues: schema268.properties.subCategory.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.demo !== undefined){
const _errs33 = errors;
if(typeof data.demo !== "boolean"){
validate176.errors = [{instancePath:instancePath+"/demo",schemaPath:"#/properties/demo/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maintenance !== undefined){
const _errs35 = errors;
if(typeof data.maintenance !== "boolean"){
validate176.errors = [{instancePath:instancePath+"/maintenance",schemaPath:"#/properties/maintenance/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jackpot !== undefined){
const _errs37 = errors;
if(typeof data.jackpot !== "boolean"){
validate176.errors = [{instancePath:instancePath+"/jackpot",schemaPath:"#/properties/jackpot/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wallet !== undefined){
let data16 = data.wallet;
const _errs39 = errors;
if(typeof data16 !== "string"){
validate176.errors = [{instancePath:instancePath+"/wallet",schemaPath:"#/properties/wallet/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data16 === "SEAMLESS") || (data16 === "TRANSFER"))){
validate176.errors = [{instancePath:instancePath+"/wallet",schemaPath:"#/properties/wallet/enum",keyword:"enum",params:{allowedValues: schema268.properties.wallet.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isNew !== undefined){
const _errs41 = errors;
if(typeof data.isNew !== "boolean"){
validate176.errors = [{instancePath:instancePath+"/isNew",schemaPath:"#/properties/isNew/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rtp !== undefined){
let data18 = data.rtp;
const _errs43 = errors;
const _errs44 = errors;
if(errors === _errs44){
if(typeof data18 === "string"){
if(!pattern108.test(data18)){
validate176.errors = [{instancePath:instancePath+"/rtp",schemaPath:"contract#/components/schemas/Percent/pattern",keyword:"pattern",params:{pattern: "^\\d{1,3}\\.\\d{2}$"},message:"must match pattern \""+"^\\d{1,3}\\.\\d{2}$"+"\""}];
return false;
}
}
else {
validate176.errors = [{instancePath:instancePath+"/rtp",schemaPath:"contract#/components/schemas/Percent/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.volatility !== undefined){
let data19 = data.volatility;
const _errs46 = errors;
if(typeof data19 !== "string"){
validate176.errors = [{instancePath:instancePath+"/volatility",schemaPath:"#/properties/volatility/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data19 === "LOW") || (data19 === "MEDIUM")) || (data19 === "HIGH"))){
validate176.errors = [{instancePath:instancePath+"/volatility",schemaPath:"#/properties/volatility/enum",keyword:"enum",params:{allowedValues: schema268.properties.volatility.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minStake !== undefined){
let data20 = data.minStake;
const _errs48 = errors;
const _errs49 = errors;
if(errors === _errs49){
if(typeof data20 === "string"){
if(!pattern22.test(data20)){
validate176.errors = [{instancePath:instancePath+"/minStake",schemaPath:"contract#/components/schemas/PositiveMoney/pattern",keyword:"pattern",params:{pattern: "^(?!0+\\.00$)\\d{1,15}\\.\\d{2}$"},message:"must match pattern \""+"^(?!0+\\.00$)\\d{1,15}\\.\\d{2}$"+"\""}];
return false;
}
}
else {
validate176.errors = [{instancePath:instancePath+"/minStake",schemaPath:"contract#/components/schemas/PositiveMoney/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxStake !== undefined){
let data21 = data.maxStake;
const _errs51 = errors;
const _errs52 = errors;
if(errors === _errs52){
if(typeof data21 === "string"){
if(!pattern22.test(data21)){
validate176.errors = [{instancePath:instancePath+"/maxStake",schemaPath:"contract#/components/schemas/PositiveMoney/pattern",keyword:"pattern",params:{pattern: "^(?!0+\\.00$)\\d{1,15}\\.\\d{2}$"},message:"must match pattern \""+"^(?!0+\\.00$)\\d{1,15}\\.\\d{2}$"+"\""}];
return false;
}
}
else {
validate176.errors = [{instancePath:instancePath+"/maxStake",schemaPath:"contract#/components/schemas/PositiveMoney/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.releasedAt !== undefined){
let data22 = data.releasedAt;
const _errs54 = errors;
const _errs55 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
validate176.errors = [{instancePath:instancePath+"/releasedAt",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs55){
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
validate176.errors = [{instancePath:instancePath+"/releasedAt",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.popularity !== undefined){
let data23 = data.popularity;
const _errs57 = errors;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
validate176.errors = [{instancePath:instancePath+"/popularity",schemaPath:"#/properties/popularity/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs57){
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 0 || isNaN(data23)){
validate176.errors = [{instancePath:instancePath+"/popularity",schemaPath:"#/properties/popularity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs57 === errors;
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
validate176.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate176.errors = vErrors;
return errors === 0;
}
validate176.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate175.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.games === undefined) && (missing0 = "games")) || ((data.pageNo === undefined) && (missing0 = "pageNo"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.total === undefined) && (missing0 = "total"))) || ((data.totalPages === undefined) && (missing0 = "totalPages"))){
validate175.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "games") || (key0 === "pageNo")) || (key0 === "pageSize")) || (key0 === "total")) || (key0 === "totalPages"))){
validate175.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.games !== undefined){
let data0 = data.games;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate176(data0[i0], {instancePath:instancePath+"/games/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate175.errors = [{instancePath:instancePath+"/games",schemaPath:"#/properties/games/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageNo !== undefined){
let data2 = data.pageNo;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate175.errors = [{instancePath:instancePath+"/pageNo",schemaPath:"#/properties/pageNo/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate175.errors = [{instancePath:instancePath+"/pageNo",schemaPath:"#/properties/pageNo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.pageSize !== undefined){
let data3 = data.pageSize;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate175.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate175.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data4 = data.total;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate175.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate175.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.totalPages !== undefined){
let data5 = data.totalPages;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate175.errors = [{instancePath:instancePath+"/totalPages",schemaPath:"#/properties/totalPages/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate175.errors = [{instancePath:instancePath+"/totalPages",schemaPath:"#/properties/totalPages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
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
validate175.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate175.errors = vErrors;
return errors === 0;
}
validate175.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate174.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate174.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate174.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate174.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate175(data1, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate174.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs9 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs10 = errors;
if(typeof data.message !== "string"){
validate174.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data4 = data.traceId;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
validate174.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate174.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate174.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate174.errors = vErrors;
return errors === 0;
}
validate174.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getHotGames$200 = validate180;
const schema279 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/HotGames"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema280 = {"type":"object","additionalProperties":false,"required":["list"],"properties":{"list":{"type":"array","items":{"$ref":"contract#/components/schemas/GameItem"}}}};

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate181.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.list === undefined) && (missing0 = "list")){
validate181.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "list")){
validate181.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.list !== undefined){
let data0 = data.list;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate176(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate181.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
}
else {
validate181.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate181.errors = vErrors;
return errors === 0;
}
validate181.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate180.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate180.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate180.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate180.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate181(data1, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate180.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs9 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs10 = errors;
if(typeof data.message !== "string"){
validate180.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data4 = data.traceId;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
validate180.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate180.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate180.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getGameVendor$200 = validate185;
const schema282 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/GameVendors"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema283 = {"type":"object","additionalProperties":false,"required":["list"],"properties":{"list":{"type":"array","items":{"$ref":"contract#/components/schemas/GameVendor"}}}};
const schema284 = {"type":"object","additionalProperties":false,"required":["vassalage","displayName","lagerIcon","gameTypes","gameCount","maintenance"],"properties":{"vassalage":{"$ref":"contract#/components/schemas/VendorCode"},"displayName":{"type":"string","minLength":1},"lagerIcon":{"$ref":"contract#/components/schemas/ImagePath"},"gameTypes":{"type":"array","minItems":1,"items":{"$ref":"contract#/components/schemas/GameType"}},"gameCount":{"type":"integer","minimum":0},"maintenance":{"type":"boolean"}}};

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.vassalage === undefined) && (missing0 = "vassalage")) || ((data.displayName === undefined) && (missing0 = "displayName"))) || ((data.lagerIcon === undefined) && (missing0 = "lagerIcon"))) || ((data.gameTypes === undefined) && (missing0 = "gameTypes"))) || ((data.gameCount === undefined) && (missing0 = "gameCount"))) || ((data.maintenance === undefined) && (missing0 = "maintenance"))){
validate187.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "vassalage") || (key0 === "displayName")) || (key0 === "lagerIcon")) || (key0 === "gameTypes")) || (key0 === "gameCount")) || (key0 === "maintenance"))){
validate187.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.vassalage !== undefined){
let data0 = data.vassalage;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern17.test(data0)){
validate187.errors = [{instancePath:instancePath+"/vassalage",schemaPath:"contract#/components/schemas/VendorCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9_]{2,24}$"},message:"must match pattern \""+"^[A-Z0-9_]{2,24}$"+"\""}];
return false;
}
}
else {
validate187.errors = [{instancePath:instancePath+"/vassalage",schemaPath:"contract#/components/schemas/VendorCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.displayName !== undefined){
let data1 = data.displayName;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate187.errors = [{instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate187.errors = [{instancePath:instancePath+"/displayName",schemaPath:"#/properties/displayName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lagerIcon !== undefined){
let data2 = data.lagerIcon;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func2(data2) > 500){
validate187.errors = [{instancePath:instancePath+"/lagerIcon",schemaPath:"contract#/components/schemas/ImagePath/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(func2(data2) < 1){
validate187.errors = [{instancePath:instancePath+"/lagerIcon",schemaPath:"contract#/components/schemas/ImagePath/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate187.errors = [{instancePath:instancePath+"/lagerIcon",schemaPath:"contract#/components/schemas/ImagePath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gameTypes !== undefined){
let data3 = data.gameTypes;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data3)){
if(data3.length < 1){
validate187.errors = [{instancePath:instancePath+"/gameTypes",schemaPath:"#/properties/gameTypes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs12 = errors;
if(typeof data4 !== "string"){
validate187.errors = [{instancePath:instancePath+"/gameTypes/" + i0,schemaPath:"contract#/components/schemas/GameType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((data4 === "RNG") || (data4 === "LIVE")) || (data4 === "FISH")) || (data4 === "PVP")) || (data4 === "SPORTS")) || (data4 === "ESPORTS")) || (data4 === "COCKFIGHT")) || (data4 === "LOTT")) || (data4 === "ELOTT")) || (data4 === "BGS"))){
validate187.errors = [{instancePath:instancePath+"/gameTypes/" + i0,schemaPath:"contract#/components/schemas/GameType/enum",keyword:"enum",params:{allowedValues: schema244.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs12 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate187.errors = [{instancePath:instancePath+"/gameTypes",schemaPath:"#/properties/gameTypes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gameCount !== undefined){
let data5 = data.gameCount;
const _errs15 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate187.errors = [{instancePath:instancePath+"/gameCount",schemaPath:"#/properties/gameCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate187.errors = [{instancePath:instancePath+"/gameCount",schemaPath:"#/properties/gameCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maintenance !== undefined){
const _errs17 = errors;
if(typeof data.maintenance !== "boolean"){
validate187.errors = [{instancePath:instancePath+"/maintenance",schemaPath:"#/properties/maintenance/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
else {
validate187.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate186.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.list === undefined) && (missing0 = "list")){
validate186.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "list")){
validate186.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.list !== undefined){
let data0 = data.list;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate187(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate186.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
}
else {
validate186.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate186.errors = vErrors;
return errors === 0;
}
validate186.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate185.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate185.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate185.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate185.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate186(data1, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate185.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs9 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs10 = errors;
if(typeof data.message !== "string"){
validate185.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data4 = data.traceId;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
validate185.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate185.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate185.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate185.errors = vErrors;
return errors === 0;
}
validate185.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getWinnerBoard$200 = validate191;
const schema289 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/WinnerBoard"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema290 = {"type":"object","additionalProperties":false,"required":["list","sample"],"properties":{"list":{"type":"array","items":{"$ref":"contract#/components/schemas/WinnerEntry"}},"sample":{"type":"boolean"}}};
const schema291 = {"type":"object","additionalProperties":false,"required":["vo"],"properties":{"vo":{"$ref":"contract#/components/schemas/Winner"}}};
const schema292 = {"type":"object","additionalProperties":false,"required":["customerName","winAmount","iconUrl","gameName"],"properties":{"customerName":{"type":"string","pattern":"\\*"},"winAmount":{"$ref":"contract#/components/schemas/PositiveMoney"},"iconUrl":{"$ref":"contract#/components/schemas/ImagePath"},"gameName":{"type":"string","minLength":1},"nodeId":{"$ref":"contract#/components/schemas/NodeId"}}};
const pattern115 = new RegExp("\\*", "u");

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate194.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.customerName === undefined) && (missing0 = "customerName")) || ((data.winAmount === undefined) && (missing0 = "winAmount"))) || ((data.iconUrl === undefined) && (missing0 = "iconUrl"))) || ((data.gameName === undefined) && (missing0 = "gameName"))){
validate194.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "customerName") || (key0 === "winAmount")) || (key0 === "iconUrl")) || (key0 === "gameName")) || (key0 === "nodeId"))){
validate194.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.customerName !== undefined){
let data0 = data.customerName;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern115.test(data0)){
validate194.errors = [{instancePath:instancePath+"/customerName",schemaPath:"#/properties/customerName/pattern",keyword:"pattern",params:{pattern: "\\*"},message:"must match pattern \""+"\\*"+"\""}];
return false;
}
}
else {
validate194.errors = [{instancePath:instancePath+"/customerName",schemaPath:"#/properties/customerName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.winAmount !== undefined){
let data1 = data.winAmount;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern22.test(data1)){
validate194.errors = [{instancePath:instancePath+"/winAmount",schemaPath:"contract#/components/schemas/PositiveMoney/pattern",keyword:"pattern",params:{pattern: "^(?!0+\\.00$)\\d{1,15}\\.\\d{2}$"},message:"must match pattern \""+"^(?!0+\\.00$)\\d{1,15}\\.\\d{2}$"+"\""}];
return false;
}
}
else {
validate194.errors = [{instancePath:instancePath+"/winAmount",schemaPath:"contract#/components/schemas/PositiveMoney/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.iconUrl !== undefined){
let data2 = data.iconUrl;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func2(data2) > 500){
validate194.errors = [{instancePath:instancePath+"/iconUrl",schemaPath:"contract#/components/schemas/ImagePath/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(func2(data2) < 1){
validate194.errors = [{instancePath:instancePath+"/iconUrl",schemaPath:"contract#/components/schemas/ImagePath/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate194.errors = [{instancePath:instancePath+"/iconUrl",schemaPath:"contract#/components/schemas/ImagePath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gameName !== undefined){
let data3 = data.gameName;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func2(data3) < 1){
validate194.errors = [{instancePath:instancePath+"/gameName",schemaPath:"#/properties/gameName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate194.errors = [{instancePath:instancePath+"/gameName",schemaPath:"#/properties/gameName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nodeId !== undefined){
let data4 = data.nodeId;
const _errs12 = errors;
const _errs13 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate194.errors = [{instancePath:instancePath+"/nodeId",schemaPath:"contract#/components/schemas/NodeId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate194.errors = [{instancePath:instancePath+"/nodeId",schemaPath:"contract#/components/schemas/NodeId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
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
validate194.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate194.errors = vErrors;
return errors === 0;
}
validate194.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate193.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.vo === undefined) && (missing0 = "vo")){
validate193.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "vo")){
validate193.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.vo !== undefined){
if(!(validate194(data.vo, {instancePath:instancePath+"/vo",parentData:data,parentDataProperty:"vo",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate193.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate193.errors = vErrors;
return errors === 0;
}
validate193.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate192.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.list === undefined) && (missing0 = "list")) || ((data.sample === undefined) && (missing0 = "sample"))){
validate192.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "list") || (key0 === "sample"))){
validate192.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.list !== undefined){
let data0 = data.list;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate193(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate192.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sample !== undefined){
const _errs5 = errors;
if(typeof data.sample !== "boolean"){
validate192.errors = [{instancePath:instancePath+"/sample",schemaPath:"#/properties/sample/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate192.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate192.errors = vErrors;
return errors === 0;
}
validate192.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate191.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate191.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate191.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate191.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate192(data1, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate191.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs9 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs10 = errors;
if(typeof data.message !== "string"){
validate191.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data4 = data.traceId;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
validate191.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate191.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate191.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate191.errors = vErrors;
return errors === 0;
}
validate191.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getJackpot$200 = validate199;
const schema297 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/Jackpot"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema298 = {"type":"object","additionalProperties":false,"required":["source","amount","currency","updatedAt"],"properties":{"source":{"type":"string","enum":["SIMULATED","SERVER"]},"amount":{"anyOf":[{"$ref":"contract#/components/schemas/PositiveMoney"},{"type":"null"}]},"currency":{"$ref":"contract#/components/schemas/CurrencyCode"},"updatedAt":{"$ref":"contract#/components/schemas/EpochMs"}}};

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate200.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.source === undefined) && (missing0 = "source")) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.updatedAt === undefined) && (missing0 = "updatedAt"))){
validate200.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "source") || (key0 === "amount")) || (key0 === "currency")) || (key0 === "updatedAt"))){
validate200.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.source !== undefined){
let data0 = data.source;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate200.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "SIMULATED") || (data0 === "SERVER"))){
validate200.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema298.properties.source.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data1 = data.amount;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(!pattern22.test(data1)){
const err0 = {instancePath:instancePath+"/amount",schemaPath:"contract#/components/schemas/PositiveMoney/pattern",keyword:"pattern",params:{pattern: "^(?!0+\\.00$)\\d{1,15}\\.\\d{2}$"},message:"must match pattern \""+"^(?!0+\\.00$)\\d{1,15}\\.\\d{2}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/amount",schemaPath:"contract#/components/schemas/PositiveMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs9 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate200.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data2 = data.currency;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data2 === "string"){
if(!pattern13.test(data2)){
validate200.errors = [{instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/CurrencyCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3,4}$"},message:"must match pattern \""+"^[A-Z]{3,4}$"+"\""}];
return false;
}
}
else {
validate200.errors = [{instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/CurrencyCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updatedAt !== undefined){
let data3 = data.updatedAt;
const _errs14 = errors;
const _errs15 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate200.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate200.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
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
else {
validate200.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate200.errors = vErrors;
return errors === 0;
}
validate200.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate199.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate199.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate199.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate199.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate200(data1, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate199.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs9 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs10 = errors;
if(typeof data.message !== "string"){
validate199.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data4 = data.traceId;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
validate199.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate199.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate199.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate199.errors = vErrors;
return errors === 0;
}
validate199.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getRecentGames$200 = validate203;
const schema303 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/RecentGames"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema304 = {"type":"object","additionalProperties":false,"required":["list","page","pageSize","total","totalPages"],"properties":{"list":{"type":"array","items":{"$ref":"contract#/components/schemas/GameItem"}},"page":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1},"total":{"type":"integer","minimum":0},"totalPages":{"type":"integer","minimum":0}}};

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate204.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.list === undefined) && (missing0 = "list")) || ((data.page === undefined) && (missing0 = "page"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.total === undefined) && (missing0 = "total"))) || ((data.totalPages === undefined) && (missing0 = "totalPages"))){
validate204.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "list") || (key0 === "page")) || (key0 === "pageSize")) || (key0 === "total")) || (key0 === "totalPages"))){
validate204.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.list !== undefined){
let data0 = data.list;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate176(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate204.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.page !== undefined){
let data2 = data.page;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate204.errors = [{instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate204.errors = [{instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.pageSize !== undefined){
let data3 = data.pageSize;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate204.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate204.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data4 = data.total;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate204.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate204.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.totalPages !== undefined){
let data5 = data.totalPages;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate204.errors = [{instancePath:instancePath+"/totalPages",schemaPath:"#/properties/totalPages/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate204.errors = [{instancePath:instancePath+"/totalPages",schemaPath:"#/properties/totalPages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
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
validate204.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate204.errors = vErrors;
return errors === 0;
}
validate204.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate203.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate203.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate203.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate203.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate204(data1, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate203.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs9 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs10 = errors;
if(typeof data.message !== "string"){
validate203.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data4 = data.traceId;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
validate203.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate203.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate203.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate203.errors = vErrors;
return errors === 0;
}
validate203.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getFavoriteGames$200 = validate208;
const schema306 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/FavoriteGames"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema307 = {"type":"object","additionalProperties":false,"required":["content","pageNum","pageSize","total","totalPages"],"properties":{"content":{"type":"array","items":{"$ref":"contract#/components/schemas/GameItem"}},"pageNum":{"type":"integer","minimum":1},"pageSize":{"type":"integer","minimum":1},"total":{"type":"integer","minimum":0},"totalPages":{"type":"integer","minimum":0}}};

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate209.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.content === undefined) && (missing0 = "content")) || ((data.pageNum === undefined) && (missing0 = "pageNum"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.total === undefined) && (missing0 = "total"))) || ((data.totalPages === undefined) && (missing0 = "totalPages"))){
validate209.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "content") || (key0 === "pageNum")) || (key0 === "pageSize")) || (key0 === "total")) || (key0 === "totalPages"))){
validate209.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.content !== undefined){
let data0 = data.content;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate176(data0[i0], {instancePath:instancePath+"/content/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate209.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageNum !== undefined){
let data2 = data.pageNum;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate209.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate209.errors = [{instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.pageSize !== undefined){
let data3 = data.pageSize;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate209.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate209.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data4 = data.total;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate209.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate209.errors = [{instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.totalPages !== undefined){
let data5 = data.totalPages;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate209.errors = [{instancePath:instancePath+"/totalPages",schemaPath:"#/properties/totalPages/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate209.errors = [{instancePath:instancePath+"/totalPages",schemaPath:"#/properties/totalPages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
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
validate209.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate209.errors = vErrors;
return errors === 0;
}
validate209.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate208.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate208.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate208.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate208.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate209(data1, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate208.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs9 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs10 = errors;
if(typeof data.message !== "string"){
validate208.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data4 = data.traceId;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
validate208.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate208.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate208.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate208.errors = vErrors;
return errors === 0;
}
validate208.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getFavoriteGameIds$200 = validate213;
const schema309 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/FavoriteGameIds"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema310 = {"type":"object","additionalProperties":false,"required":["nodeIds"],"properties":{"nodeIds":{"type":"array","items":{"$ref":"contract#/components/schemas/NodeId"}}}};

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate214.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.nodeIds === undefined) && (missing0 = "nodeIds")){
validate214.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "nodeIds")){
validate214.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.nodeIds !== undefined){
let data0 = data.nodeIds;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate214.errors = [{instancePath:instancePath+"/nodeIds/" + i0,schemaPath:"contract#/components/schemas/NodeId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate214.errors = [{instancePath:instancePath+"/nodeIds/" + i0,schemaPath:"contract#/components/schemas/NodeId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate214.errors = [{instancePath:instancePath+"/nodeIds",schemaPath:"#/properties/nodeIds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
}
else {
validate214.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate214.errors = vErrors;
return errors === 0;
}
validate214.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate213.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate213.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate213.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate213.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate214(data1, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate213.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs9 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs10 = errors;
if(typeof data.message !== "string"){
validate213.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data4 = data.traceId;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
validate213.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate213.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate213.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate213.errors = vErrors;
return errors === 0;
}
validate213.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addFavoriteGame$body = validate217;
const schema313 = {"type":"object","additionalProperties":false,"required":["nodeId"],"properties":{"nodeId":{"$ref":"contract#/components/schemas/NodeId"},"vendor":{"$ref":"contract#/components/schemas/VendorCode"},"gameType":{"$ref":"contract#/components/schemas/GameType"}}};

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate217.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.nodeId === undefined) && (missing0 = "nodeId")){
validate217.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "nodeId") || (key0 === "vendor")) || (key0 === "gameType"))){
validate217.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.nodeId !== undefined){
let data0 = data.nodeId;
const _errs2 = errors;
const _errs3 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate217.errors = [{instancePath:instancePath+"/nodeId",schemaPath:"contract#/components/schemas/NodeId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate217.errors = [{instancePath:instancePath+"/nodeId",schemaPath:"contract#/components/schemas/NodeId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vendor !== undefined){
let data1 = data.vendor;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern17.test(data1)){
validate217.errors = [{instancePath:instancePath+"/vendor",schemaPath:"contract#/components/schemas/VendorCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9_]{2,24}$"},message:"must match pattern \""+"^[A-Z0-9_]{2,24}$"+"\""}];
return false;
}
}
else {
validate217.errors = [{instancePath:instancePath+"/vendor",schemaPath:"contract#/components/schemas/VendorCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gameType !== undefined){
let data2 = data.gameType;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate217.errors = [{instancePath:instancePath+"/gameType",schemaPath:"contract#/components/schemas/GameType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((data2 === "RNG") || (data2 === "LIVE")) || (data2 === "FISH")) || (data2 === "PVP")) || (data2 === "SPORTS")) || (data2 === "ESPORTS")) || (data2 === "COCKFIGHT")) || (data2 === "LOTT")) || (data2 === "ELOTT")) || (data2 === "BGS"))){
validate217.errors = [{instancePath:instancePath+"/gameType",schemaPath:"contract#/components/schemas/GameType/enum",keyword:"enum",params:{allowedValues: schema244.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs8 === errors;
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
validate217.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate217.errors = vErrors;
return errors === 0;
}
validate217.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const launchGame$200 = validate218;
const schema317 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/LaunchedGame"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema318 = {"type":"object","additionalProperties":false,"required":["sessionId","url","mode","ratio","demo","gameName","minStake","maxStake"],"properties":{"sessionId":{"$ref":"contract#/components/schemas/SessionId"},"url":{"type":"string","pattern":"^(/|https://)"},"mode":{"type":"string","enum":["IFRAME","WINDOW","REDIRECT"]},"ratio":{"type":"string","pattern":"^\\d{1,2}:\\d{1,2}$"},"demo":{"type":"boolean"},"gameName":{"type":"string","minLength":1},"minStake":{"$ref":"contract#/components/schemas/PositiveMoney"},"maxStake":{"$ref":"contract#/components/schemas/PositiveMoney"}}};
const schema319 = {"type":"string","pattern":"^[A-Za-z0-9-]{8,64}$"};
const pattern126 = new RegExp("^(/|https://)", "u");
const pattern127 = new RegExp("^\\d{1,2}:\\d{1,2}$", "u");

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate219.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.url === undefined) && (missing0 = "url"))) || ((data.mode === undefined) && (missing0 = "mode"))) || ((data.ratio === undefined) && (missing0 = "ratio"))) || ((data.demo === undefined) && (missing0 = "demo"))) || ((data.gameName === undefined) && (missing0 = "gameName"))) || ((data.minStake === undefined) && (missing0 = "minStake"))) || ((data.maxStake === undefined) && (missing0 = "maxStake"))){
validate219.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "sessionId") || (key0 === "url")) || (key0 === "mode")) || (key0 === "ratio")) || (key0 === "demo")) || (key0 === "gameName")) || (key0 === "minStake")) || (key0 === "maxStake"))){
validate219.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern24.test(data0)){
validate219.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"contract#/components/schemas/SessionId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate219.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"contract#/components/schemas/SessionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data1 = data.url;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern126.test(data1)){
validate219.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^(/|https://)"},message:"must match pattern \""+"^(/|https://)"+"\""}];
return false;
}
}
else {
validate219.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mode !== undefined){
let data2 = data.mode;
const _errs7 = errors;
if(typeof data2 !== "string"){
validate219.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data2 === "IFRAME") || (data2 === "WINDOW")) || (data2 === "REDIRECT"))){
validate219.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema318.properties.mode.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ratio !== undefined){
let data3 = data.ratio;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(!pattern127.test(data3)){
validate219.errors = [{instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/pattern",keyword:"pattern",params:{pattern: "^\\d{1,2}:\\d{1,2}$"},message:"must match pattern \""+"^\\d{1,2}:\\d{1,2}$"+"\""}];
return false;
}
}
else {
validate219.errors = [{instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.demo !== undefined){
const _errs11 = errors;
if(typeof data.demo !== "boolean"){
validate219.errors = [{instancePath:instancePath+"/demo",schemaPath:"#/properties/demo/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gameName !== undefined){
let data5 = data.gameName;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data5 === "string"){
if(func2(data5) < 1){
validate219.errors = [{instancePath:instancePath+"/gameName",schemaPath:"#/properties/gameName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate219.errors = [{instancePath:instancePath+"/gameName",schemaPath:"#/properties/gameName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minStake !== undefined){
let data6 = data.minStake;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data6 === "string"){
if(!pattern22.test(data6)){
validate219.errors = [{instancePath:instancePath+"/minStake",schemaPath:"contract#/components/schemas/PositiveMoney/pattern",keyword:"pattern",params:{pattern: "^(?!0+\\.00$)\\d{1,15}\\.\\d{2}$"},message:"must match pattern \""+"^(?!0+\\.00$)\\d{1,15}\\.\\d{2}$"+"\""}];
return false;
}
}
else {
validate219.errors = [{instancePath:instancePath+"/minStake",schemaPath:"contract#/components/schemas/PositiveMoney/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxStake !== undefined){
let data7 = data.maxStake;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data7 === "string"){
if(!pattern22.test(data7)){
validate219.errors = [{instancePath:instancePath+"/maxStake",schemaPath:"contract#/components/schemas/PositiveMoney/pattern",keyword:"pattern",params:{pattern: "^(?!0+\\.00$)\\d{1,15}\\.\\d{2}$"},message:"must match pattern \""+"^(?!0+\\.00$)\\d{1,15}\\.\\d{2}$"+"\""}];
return false;
}
}
else {
validate219.errors = [{instancePath:instancePath+"/maxStake",schemaPath:"contract#/components/schemas/PositiveMoney/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
}
else {
validate219.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate219.errors = vErrors;
return errors === 0;
}
validate219.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate218.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate218.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate218.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate218.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate219(data1, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate218.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs9 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs10 = errors;
if(typeof data.message !== "string"){
validate218.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data4 = data.traceId;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
validate218.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate218.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate218.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate218.errors = vErrors;
return errors === 0;
}
validate218.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPlaySession$200 = validate222;
const schema323 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/PlaySession"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema324 = {"type":"object","additionalProperties":false,"required":["sessionId","nodeId","gameName","demo","currency","startedAt","endedAt","serverTime","rounds","staked","won","net","balance"],"properties":{"sessionId":{"$ref":"contract#/components/schemas/SessionId"},"nodeId":{"$ref":"contract#/components/schemas/NodeId"},"gameName":{"type":"string","minLength":1},"demo":{"type":"boolean"},"currency":{"$ref":"contract#/components/schemas/CurrencyCode"},"startedAt":{"$ref":"contract#/components/schemas/EpochMs"},"endedAt":{"anyOf":[{"$ref":"contract#/components/schemas/EpochMs"},{"type":"null"}]},"serverTime":{"$ref":"contract#/components/schemas/EpochMs"},"rounds":{"type":"integer","minimum":0},"staked":{"$ref":"contract#/components/schemas/Money"},"won":{"$ref":"contract#/components/schemas/Money"},"net":{"$ref":"contract#/components/schemas/Money"},"balance":{"$ref":"contract#/components/schemas/Money"}}};

function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate223.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.nodeId === undefined) && (missing0 = "nodeId"))) || ((data.gameName === undefined) && (missing0 = "gameName"))) || ((data.demo === undefined) && (missing0 = "demo"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.startedAt === undefined) && (missing0 = "startedAt"))) || ((data.endedAt === undefined) && (missing0 = "endedAt"))) || ((data.serverTime === undefined) && (missing0 = "serverTime"))) || ((data.rounds === undefined) && (missing0 = "rounds"))) || ((data.staked === undefined) && (missing0 = "staked"))) || ((data.won === undefined) && (missing0 = "won"))) || ((data.net === undefined) && (missing0 = "net"))) || ((data.balance === undefined) && (missing0 = "balance"))){
validate223.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema324.properties, key0))){
validate223.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern24.test(data0)){
validate223.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"contract#/components/schemas/SessionId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate223.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"contract#/components/schemas/SessionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nodeId !== undefined){
let data1 = data.nodeId;
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate223.errors = [{instancePath:instancePath+"/nodeId",schemaPath:"contract#/components/schemas/NodeId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate223.errors = [{instancePath:instancePath+"/nodeId",schemaPath:"contract#/components/schemas/NodeId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.gameName !== undefined){
let data2 = data.gameName;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func2(data2) < 1){
validate223.errors = [{instancePath:instancePath+"/gameName",schemaPath:"#/properties/gameName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate223.errors = [{instancePath:instancePath+"/gameName",schemaPath:"#/properties/gameName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.demo !== undefined){
const _errs10 = errors;
if(typeof data.demo !== "boolean"){
validate223.errors = [{instancePath:instancePath+"/demo",schemaPath:"#/properties/demo/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data4 = data.currency;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern13.test(data4)){
validate223.errors = [{instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/CurrencyCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3,4}$"},message:"must match pattern \""+"^[A-Z]{3,4}$"+"\""}];
return false;
}
}
else {
validate223.errors = [{instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/CurrencyCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.startedAt !== undefined){
let data5 = data.startedAt;
const _errs15 = errors;
const _errs16 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate223.errors = [{instancePath:instancePath+"/startedAt",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate223.errors = [{instancePath:instancePath+"/startedAt",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endedAt !== undefined){
let data6 = data.endedAt;
const _errs18 = errors;
const _errs19 = errors;
let valid5 = false;
const _errs20 = errors;
const _errs21 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err0 = {instancePath:instancePath+"/endedAt",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs21){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err1 = {instancePath:instancePath+"/endedAt",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var _valid0 = _errs20 === errors;
valid5 = valid5 || _valid0;
const _errs23 = errors;
if(data6 !== null){
const err2 = {instancePath:instancePath+"/endedAt",schemaPath:"#/properties/endedAt/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs23 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const err3 = {instancePath:instancePath+"/endedAt",schemaPath:"#/properties/endedAt/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate223.errors = vErrors;
return false;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverTime !== undefined){
let data7 = data.serverTime;
const _errs25 = errors;
const _errs26 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate223.errors = [{instancePath:instancePath+"/serverTime",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs26){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate223.errors = [{instancePath:instancePath+"/serverTime",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rounds !== undefined){
let data8 = data.rounds;
const _errs28 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate223.errors = [{instancePath:instancePath+"/rounds",schemaPath:"#/properties/rounds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs28){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate223.errors = [{instancePath:instancePath+"/rounds",schemaPath:"#/properties/rounds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.staked !== undefined){
let data9 = data.staked;
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data9 === "string"){
if(!pattern74.test(data9)){
validate223.errors = [{instancePath:instancePath+"/staked",schemaPath:"contract#/components/schemas/Money/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,15}\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d{1,15}\\.\\d{2}$"+"\""}];
return false;
}
}
else {
validate223.errors = [{instancePath:instancePath+"/staked",schemaPath:"contract#/components/schemas/Money/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.won !== undefined){
let data10 = data.won;
const _errs33 = errors;
const _errs34 = errors;
if(errors === _errs34){
if(typeof data10 === "string"){
if(!pattern74.test(data10)){
validate223.errors = [{instancePath:instancePath+"/won",schemaPath:"contract#/components/schemas/Money/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,15}\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d{1,15}\\.\\d{2}$"+"\""}];
return false;
}
}
else {
validate223.errors = [{instancePath:instancePath+"/won",schemaPath:"contract#/components/schemas/Money/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.net !== undefined){
let data11 = data.net;
const _errs36 = errors;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data11 === "string"){
if(!pattern74.test(data11)){
validate223.errors = [{instancePath:instancePath+"/net",schemaPath:"contract#/components/schemas/Money/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,15}\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d{1,15}\\.\\d{2}$"+"\""}];
return false;
}
}
else {
validate223.errors = [{instancePath:instancePath+"/net",schemaPath:"contract#/components/schemas/Money/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.balance !== undefined){
let data12 = data.balance;
const _errs39 = errors;
const _errs40 = errors;
if(errors === _errs40){
if(typeof data12 === "string"){
if(!pattern74.test(data12)){
validate223.errors = [{instancePath:instancePath+"/balance",schemaPath:"contract#/components/schemas/Money/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,15}\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d{1,15}\\.\\d{2}$"+"\""}];
return false;
}
}
else {
validate223.errors = [{instancePath:instancePath+"/balance",schemaPath:"contract#/components/schemas/Money/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
}
}
}
else {
validate223.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate223.errors = vErrors;
return errors === 0;
}
validate223.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate222.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate222.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate222.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate222.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate223(data1, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate222.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs9 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs10 = errors;
if(typeof data.message !== "string"){
validate222.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data4 = data.traceId;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
validate222.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate222.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate222.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate222.errors = vErrors;
return errors === 0;
}
validate222.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const playRound$body = validate226;
const schema336 = {"type":"object","additionalProperties":false,"required":["sessionId","roundId","stake"],"properties":{"sessionId":{"$ref":"contract#/components/schemas/SessionId"},"roundId":{"type":"string","pattern":"^[A-Za-z0-9-]{8,64}$"},"stake":{"$ref":"contract#/components/schemas/PositiveMoney"}}};

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate226.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.roundId === undefined) && (missing0 = "roundId"))) || ((data.stake === undefined) && (missing0 = "stake"))){
validate226.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "sessionId") || (key0 === "roundId")) || (key0 === "stake"))){
validate226.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern24.test(data0)){
validate226.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"contract#/components/schemas/SessionId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate226.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"contract#/components/schemas/SessionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.roundId !== undefined){
let data1 = data.roundId;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern24.test(data1)){
validate226.errors = [{instancePath:instancePath+"/roundId",schemaPath:"#/properties/roundId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate226.errors = [{instancePath:instancePath+"/roundId",schemaPath:"#/properties/roundId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stake !== undefined){
let data2 = data.stake;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern22.test(data2)){
validate226.errors = [{instancePath:instancePath+"/stake",schemaPath:"contract#/components/schemas/PositiveMoney/pattern",keyword:"pattern",params:{pattern: "^(?!0+\\.00$)\\d{1,15}\\.\\d{2}$"},message:"must match pattern \""+"^(?!0+\\.00$)\\d{1,15}\\.\\d{2}$"+"\""}];
return false;
}
}
else {
validate226.errors = [{instancePath:instancePath+"/stake",schemaPath:"contract#/components/schemas/PositiveMoney/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate226.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate226.errors = vErrors;
return errors === 0;
}
validate226.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const playRound$200 = validate227;
const schema339 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/Round"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema340 = {"type":"object","additionalProperties":false,"required":["roundId","stake","payout","balance","net","rounds","outcome"],"properties":{"roundId":{"type":"string","pattern":"^[A-Za-z0-9-]{8,64}$"},"stake":{"$ref":"contract#/components/schemas/PositiveMoney"},"payout":{"$ref":"contract#/components/schemas/Money"},"balance":{"$ref":"contract#/components/schemas/Money"},"net":{"$ref":"contract#/components/schemas/Money"},"rounds":{"type":"integer","minimum":1},"outcome":{"$ref":"contract#/components/schemas/RoundOutcome"}}};
const schema345 = {"type":"object","additionalProperties":false,"required":["symbols","lines"],"properties":{"symbols":{"type":"array","minItems":1,"items":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}}},"lines":{"type":"array","items":{"type":"integer","minimum":0}}}};

function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate228.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.roundId === undefined) && (missing0 = "roundId")) || ((data.stake === undefined) && (missing0 = "stake"))) || ((data.payout === undefined) && (missing0 = "payout"))) || ((data.balance === undefined) && (missing0 = "balance"))) || ((data.net === undefined) && (missing0 = "net"))) || ((data.rounds === undefined) && (missing0 = "rounds"))) || ((data.outcome === undefined) && (missing0 = "outcome"))){
validate228.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "roundId") || (key0 === "stake")) || (key0 === "payout")) || (key0 === "balance")) || (key0 === "net")) || (key0 === "rounds")) || (key0 === "outcome"))){
validate228.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.roundId !== undefined){
let data0 = data.roundId;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern24.test(data0)){
validate228.errors = [{instancePath:instancePath+"/roundId",schemaPath:"#/properties/roundId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate228.errors = [{instancePath:instancePath+"/roundId",schemaPath:"#/properties/roundId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stake !== undefined){
let data1 = data.stake;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern22.test(data1)){
validate228.errors = [{instancePath:instancePath+"/stake",schemaPath:"contract#/components/schemas/PositiveMoney/pattern",keyword:"pattern",params:{pattern: "^(?!0+\\.00$)\\d{1,15}\\.\\d{2}$"},message:"must match pattern \""+"^(?!0+\\.00$)\\d{1,15}\\.\\d{2}$"+"\""}];
return false;
}
}
else {
validate228.errors = [{instancePath:instancePath+"/stake",schemaPath:"contract#/components/schemas/PositiveMoney/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payout !== undefined){
let data2 = data.payout;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern74.test(data2)){
validate228.errors = [{instancePath:instancePath+"/payout",schemaPath:"contract#/components/schemas/Money/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,15}\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d{1,15}\\.\\d{2}$"+"\""}];
return false;
}
}
else {
validate228.errors = [{instancePath:instancePath+"/payout",schemaPath:"contract#/components/schemas/Money/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.balance !== undefined){
let data3 = data.balance;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(!pattern74.test(data3)){
validate228.errors = [{instancePath:instancePath+"/balance",schemaPath:"contract#/components/schemas/Money/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,15}\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d{1,15}\\.\\d{2}$"+"\""}];
return false;
}
}
else {
validate228.errors = [{instancePath:instancePath+"/balance",schemaPath:"contract#/components/schemas/Money/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.net !== undefined){
let data4 = data.net;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(!pattern74.test(data4)){
validate228.errors = [{instancePath:instancePath+"/net",schemaPath:"contract#/components/schemas/Money/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,15}\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d{1,15}\\.\\d{2}$"+"\""}];
return false;
}
}
else {
validate228.errors = [{instancePath:instancePath+"/net",schemaPath:"contract#/components/schemas/Money/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rounds !== undefined){
let data5 = data.rounds;
const _errs16 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate228.errors = [{instancePath:instancePath+"/rounds",schemaPath:"#/properties/rounds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
validate228.errors = [{instancePath:instancePath+"/rounds",schemaPath:"#/properties/rounds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
let data6 = data.outcome;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if(((data6.symbols === undefined) && (missing1 = "symbols")) || ((data6.lines === undefined) && (missing1 = "lines"))){
validate228.errors = [{instancePath:instancePath+"/outcome",schemaPath:"contract#/components/schemas/RoundOutcome/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs21 = errors;
for(const key1 in data6){
if(!((key1 === "symbols") || (key1 === "lines"))){
validate228.errors = [{instancePath:instancePath+"/outcome",schemaPath:"contract#/components/schemas/RoundOutcome/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs21 === errors){
if(data6.symbols !== undefined){
let data7 = data6.symbols;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data7)){
if(data7.length < 1){
validate228.errors = [{instancePath:instancePath+"/outcome/symbols",schemaPath:"contract#/components/schemas/RoundOutcome/properties/symbols/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid7 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data8)){
if(data8.length < 1){
validate228.errors = [{instancePath:instancePath+"/outcome/symbols/" + i0,schemaPath:"contract#/components/schemas/RoundOutcome/properties/symbols/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid8 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
const _errs26 = errors;
if(errors === _errs26){
if(typeof data9 === "string"){
if(func2(data9) < 1){
validate228.errors = [{instancePath:instancePath+"/outcome/symbols/" + i0+"/" + i1,schemaPath:"contract#/components/schemas/RoundOutcome/properties/symbols/items/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate228.errors = [{instancePath:instancePath+"/outcome/symbols/" + i0+"/" + i1,schemaPath:"contract#/components/schemas/RoundOutcome/properties/symbols/items/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid8 = _errs26 === errors;
if(!valid8){
break;
}
}
}
}
else {
validate228.errors = [{instancePath:instancePath+"/outcome/symbols/" + i0,schemaPath:"contract#/components/schemas/RoundOutcome/properties/symbols/items/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid7 = _errs24 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate228.errors = [{instancePath:instancePath+"/outcome/symbols",schemaPath:"contract#/components/schemas/RoundOutcome/properties/symbols/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid6 = _errs22 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data6.lines !== undefined){
let data10 = data6.lines;
const _errs28 = errors;
if(errors === _errs28){
if(Array.isArray(data10)){
var valid9 = true;
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
const _errs30 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate228.errors = [{instancePath:instancePath+"/outcome/lines/" + i2,schemaPath:"contract#/components/schemas/RoundOutcome/properties/lines/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs30){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate228.errors = [{instancePath:instancePath+"/outcome/lines/" + i2,schemaPath:"contract#/components/schemas/RoundOutcome/properties/lines/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid9 = _errs30 === errors;
if(!valid9){
break;
}
}
}
else {
validate228.errors = [{instancePath:instancePath+"/outcome/lines",schemaPath:"contract#/components/schemas/RoundOutcome/properties/lines/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid6 = _errs28 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
else {
validate228.errors = [{instancePath:instancePath+"/outcome",schemaPath:"contract#/components/schemas/RoundOutcome/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
}
else {
validate228.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate228.errors = vErrors;
return errors === 0;
}
validate228.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate227.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate227.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate227.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate227.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate228(data1, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate227.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs9 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs10 = errors;
if(typeof data.message !== "string"){
validate227.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data4 = data.traceId;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
validate227.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate227.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate227.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate227.errors = vErrors;
return errors === 0;
}
validate227.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getAnnouncements$200 = validate231;
const schema347 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/Announcements"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema348 = {"type":"object","additionalProperties":false,"required":["banners","player","popup","promotion"],"properties":{"banners":{"type":"array","items":{"$ref":"contract#/components/schemas/Banner"}},"player":{"type":"array","items":{"$ref":"contract#/components/schemas/Notice"}},"popup":{"type":"array","items":{"$ref":"contract#/components/schemas/PopupItem"}},"promotion":{"type":"array","items":{"$ref":"contract#/components/schemas/Promotion"}},"home":{"type":"array","items":{"$ref":"contract#/components/schemas/Notice"}}}};
const schema349 = {"type":"object","additionalProperties":false,"required":["id","groupName","title","url","sequence","linkage","linkageType"],"properties":{"id":{"type":"integer","minimum":1},"groupName":{"type":"string","enum":["w_home","w_promotion","w_leftmenu","w_login","w_register","w_forget"]},"title":{"type":"string","minLength":1},"url":{"$ref":"contract#/components/schemas/ImagePath"},"sequence":{"type":"integer","minimum":0},"linkage":{"type":["string","null"]},"linkageType":{"type":"string","enum":["NONE","INTERNAL","EXTERNAL","GAME","MODAL"]}}};

function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate233.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.groupName === undefined) && (missing0 = "groupName"))) || ((data.title === undefined) && (missing0 = "title"))) || ((data.url === undefined) && (missing0 = "url"))) || ((data.sequence === undefined) && (missing0 = "sequence"))) || ((data.linkage === undefined) && (missing0 = "linkage"))) || ((data.linkageType === undefined) && (missing0 = "linkageType"))){
validate233.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "groupName")) || (key0 === "title")) || (key0 === "url")) || (key0 === "sequence")) || (key0 === "linkage")) || (key0 === "linkageType"))){
validate233.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate233.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate233.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.groupName !== undefined){
let data1 = data.groupName;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate233.errors = [{instancePath:instancePath+"/groupName",schemaPath:"#/properties/groupName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data1 === "w_home") || (data1 === "w_promotion")) || (data1 === "w_leftmenu")) || (data1 === "w_login")) || (data1 === "w_register")) || (data1 === "w_forget"))){
validate233.errors = [{instancePath:instancePath+"/groupName",schemaPath:"#/properties/groupName/enum",keyword:"enum",params:{allowedValues: schema349.properties.groupName.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) < 1){
validate233.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate233.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data3 = data.url;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func2(data3) > 500){
validate233.errors = [{instancePath:instancePath+"/url",schemaPath:"contract#/components/schemas/ImagePath/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(func2(data3) < 1){
validate233.errors = [{instancePath:instancePath+"/url",schemaPath:"contract#/components/schemas/ImagePath/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate233.errors = [{instancePath:instancePath+"/url",schemaPath:"contract#/components/schemas/ImagePath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence !== undefined){
let data4 = data.sequence;
const _errs11 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate233.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate233.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.linkage !== undefined){
let data5 = data.linkage;
const _errs13 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate233.errors = [{instancePath:instancePath+"/linkage",schemaPath:"#/properties/linkage/type",keyword:"type",params:{type: schema349.properties.linkage.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.linkageType !== undefined){
let data6 = data.linkageType;
const _errs15 = errors;
if(typeof data6 !== "string"){
validate233.errors = [{instancePath:instancePath+"/linkageType",schemaPath:"#/properties/linkageType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data6 === "NONE") || (data6 === "INTERNAL")) || (data6 === "EXTERNAL")) || (data6 === "GAME")) || (data6 === "MODAL"))){
validate233.errors = [{instancePath:instancePath+"/linkageType",schemaPath:"#/properties/linkageType/enum",keyword:"enum",params:{allowedValues: schema349.properties.linkageType.enum},message:"must be equal to one of the allowed values"}];
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
}
else {
validate233.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate233.errors = vErrors;
return errors === 0;
}
validate233.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema351 = {"type":"object","additionalProperties":false,"required":["id","title","content","timestamp"],"properties":{"id":{"type":"integer","minimum":1},"title":{"type":"string","minLength":1},"content":{"type":"string"},"timestamp":{"$ref":"contract#/components/schemas/EpochMs"}}};

function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate235.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.content === undefined) && (missing0 = "content"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))){
validate235.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "title")) || (key0 === "content")) || (key0 === "timestamp"))){
validate235.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate235.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate235.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
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
if(func2(data1) < 1){
validate235.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate235.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs6 = errors;
if(typeof data.content !== "string"){
validate235.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data3 = data.timestamp;
const _errs8 = errors;
const _errs9 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate235.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate235.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs8 === errors;
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
validate235.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate235.errors = vErrors;
return errors === 0;
}
validate235.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema353 = {"type":"object","additionalProperties":false,"required":["id","title","content","execution","timestamp"],"properties":{"id":{"type":"integer","minimum":1},"title":{"type":"string","minLength":1},"content":{"type":"string"},"execution":{"type":"string","pattern":"^[ABF]{1,3}$"},"timestamp":{"$ref":"contract#/components/schemas/EpochMs"}}};
const pattern147 = new RegExp("^[ABF]{1,3}$", "u");

function validate237(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate237.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.content === undefined) && (missing0 = "content"))) || ((data.execution === undefined) && (missing0 = "execution"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))){
validate237.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "title")) || (key0 === "content")) || (key0 === "execution")) || (key0 === "timestamp"))){
validate237.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate237.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate237.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
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
if(func2(data1) < 1){
validate237.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate237.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs6 = errors;
if(typeof data.content !== "string"){
validate237.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.execution !== undefined){
let data3 = data.execution;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern147.test(data3)){
validate237.errors = [{instancePath:instancePath+"/execution",schemaPath:"#/properties/execution/pattern",keyword:"pattern",params:{pattern: "^[ABF]{1,3}$"},message:"must match pattern \""+"^[ABF]{1,3}$"+"\""}];
return false;
}
}
else {
validate237.errors = [{instancePath:instancePath+"/execution",schemaPath:"#/properties/execution/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data4 = data.timestamp;
const _errs10 = errors;
const _errs11 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate237.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate237.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate237.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate237.errors = vErrors;
return errors === 0;
}
validate237.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema355 = {"type":"object","additionalProperties":false,"required":["id","title","type","content","announcementImages","startAt","endAt"],"properties":{"id":{"type":"integer","minimum":1},"title":{"type":"string","minLength":1},"type":{"$ref":"contract#/components/schemas/PromotionType"},"content":{"type":"string"},"announcementImages":{"type":"array","items":{"$ref":"contract#/components/schemas/PromotionImage"}},"startAt":{"$ref":"contract#/components/schemas/EpochMs"},"endAt":{"anyOf":[{"$ref":"contract#/components/schemas/EpochMs"},{"type":"null"}]}}};
const schema356 = {"type":"string","enum":["sports","live","slots","card","fish","lotto","rebate","points-mall","ranking","deposit","app-download","newbie"]};
const schema357 = {"type":"object","additionalProperties":false,"required":["sequence","url"],"properties":{"sequence":{"type":"integer","minimum":0},"url":{"$ref":"contract#/components/schemas/ImagePath"}}};

function validate240(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate240.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sequence === undefined) && (missing0 = "sequence")) || ((data.url === undefined) && (missing0 = "url"))){
validate240.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "sequence") || (key0 === "url"))){
validate240.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.sequence !== undefined){
let data0 = data.sequence;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate240.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate240.errors = [{instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data1 = data.url;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func2(data1) > 500){
validate240.errors = [{instancePath:instancePath+"/url",schemaPath:"contract#/components/schemas/ImagePath/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(func2(data1) < 1){
validate240.errors = [{instancePath:instancePath+"/url",schemaPath:"contract#/components/schemas/ImagePath/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate240.errors = [{instancePath:instancePath+"/url",schemaPath:"contract#/components/schemas/ImagePath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate240.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate240.errors = vErrors;
return errors === 0;
}
validate240.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate239.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.content === undefined) && (missing0 = "content"))) || ((data.announcementImages === undefined) && (missing0 = "announcementImages"))) || ((data.startAt === undefined) && (missing0 = "startAt"))) || ((data.endAt === undefined) && (missing0 = "endAt"))){
validate239.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "title")) || (key0 === "type")) || (key0 === "content")) || (key0 === "announcementImages")) || (key0 === "startAt")) || (key0 === "endAt"))){
validate239.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate239.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate239.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
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
if(func2(data1) < 1){
validate239.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate239.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data2 = data.type;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate239.errors = [{instancePath:instancePath+"/type",schemaPath:"contract#/components/schemas/PromotionType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((data2 === "sports") || (data2 === "live")) || (data2 === "slots")) || (data2 === "card")) || (data2 === "fish")) || (data2 === "lotto")) || (data2 === "rebate")) || (data2 === "points-mall")) || (data2 === "ranking")) || (data2 === "deposit")) || (data2 === "app-download")) || (data2 === "newbie"))){
validate239.errors = [{instancePath:instancePath+"/type",schemaPath:"contract#/components/schemas/PromotionType/enum",keyword:"enum",params:{allowedValues: schema356.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs9 = errors;
if(typeof data.content !== "string"){
validate239.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.announcementImages !== undefined){
let data4 = data.announcementImages;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate240(data4[i0], {instancePath:instancePath+"/announcementImages/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate240.errors : vErrors.concat(validate240.errors);
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
else {
validate239.errors = [{instancePath:instancePath+"/announcementImages",schemaPath:"#/properties/announcementImages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.startAt !== undefined){
let data6 = data.startAt;
const _errs14 = errors;
const _errs15 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate239.errors = [{instancePath:instancePath+"/startAt",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate239.errors = [{instancePath:instancePath+"/startAt",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endAt !== undefined){
let data7 = data.endAt;
const _errs17 = errors;
const _errs18 = errors;
let valid4 = false;
const _errs19 = errors;
const _errs20 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err0 = {instancePath:instancePath+"/endAt",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs20){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err1 = {instancePath:instancePath+"/endAt",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var _valid0 = _errs19 === errors;
valid4 = valid4 || _valid0;
const _errs22 = errors;
if(data7 !== null){
const err2 = {instancePath:instancePath+"/endAt",schemaPath:"#/properties/endAt/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs22 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err3 = {instancePath:instancePath+"/endAt",schemaPath:"#/properties/endAt/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate239.errors = vErrors;
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
validate239.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate239.errors = vErrors;
return errors === 0;
}
validate239.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate232.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.banners === undefined) && (missing0 = "banners")) || ((data.player === undefined) && (missing0 = "player"))) || ((data.popup === undefined) && (missing0 = "popup"))) || ((data.promotion === undefined) && (missing0 = "promotion"))){
validate232.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "banners") || (key0 === "player")) || (key0 === "popup")) || (key0 === "promotion")) || (key0 === "home"))){
validate232.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.banners !== undefined){
let data0 = data.banners;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate233(data0[i0], {instancePath:instancePath+"/banners/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate232.errors = [{instancePath:instancePath+"/banners",schemaPath:"#/properties/banners/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.player !== undefined){
let data2 = data.player;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs7 = errors;
if(!(validate235(data2[i1], {instancePath:instancePath+"/player/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate232.errors = [{instancePath:instancePath+"/player",schemaPath:"#/properties/player/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.popup !== undefined){
let data4 = data.popup;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
var valid3 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
const _errs10 = errors;
if(!(validate237(data4[i2], {instancePath:instancePath+"/popup/" + i2,parentData:data4,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
else {
validate232.errors = [{instancePath:instancePath+"/popup",schemaPath:"#/properties/popup/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.promotion !== undefined){
let data6 = data.promotion;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data6)){
var valid4 = true;
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
const _errs13 = errors;
if(!(validate239(data6[i3], {instancePath:instancePath+"/promotion/" + i3,parentData:data6,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
else {
validate232.errors = [{instancePath:instancePath+"/promotion",schemaPath:"#/properties/promotion/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.home !== undefined){
let data8 = data.home;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data8)){
var valid5 = true;
const len4 = data8.length;
for(let i4=0; i4<len4; i4++){
const _errs16 = errors;
if(!(validate235(data8[i4], {instancePath:instancePath+"/home/" + i4,parentData:data8,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
errors = vErrors.length;
}
var valid5 = _errs16 === errors;
if(!valid5){
break;
}
}
}
else {
validate232.errors = [{instancePath:instancePath+"/home",schemaPath:"#/properties/home/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
else {
validate232.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate232.errors = vErrors;
return errors === 0;
}
validate232.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate231.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate231.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate231.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate231.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate232(data1, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate231.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs9 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs10 = errors;
if(typeof data.message !== "string"){
validate231.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data4 = data.traceId;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
validate231.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate231.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate231.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate231.errors = vErrors;
return errors === 0;
}
validate231.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPromotions$200 = validate246;
const schema362 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/Promotions"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema363 = {"type":"object","additionalProperties":false,"required":["list"],"properties":{"list":{"type":"array","items":{"$ref":"contract#/components/schemas/Promotion"}}}};

function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate247.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.list === undefined) && (missing0 = "list")){
validate247.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "list")){
validate247.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.list !== undefined){
let data0 = data.list;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate239(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate247.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
}
else {
validate247.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate247.errors = vErrors;
return errors === 0;
}
validate247.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate246(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate246.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate246.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate246.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate246.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate247(data1, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate246.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs9 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs10 = errors;
if(typeof data.message !== "string"){
validate246.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data4 = data.traceId;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
validate246.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate246.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate246.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate246.errors = vErrors;
return errors === 0;
}
validate246.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const sendFeedback$body = validate251;
const schema365 = {"type":"object","additionalProperties":false,"required":["content","sender","type","captcha"],"properties":{"content":{"type":"string","minLength":20,"maxLength":200},"sender":{"type":"string","maxLength":100},"type":{"type":"integer","enum":[0,1,2,3,4,6]},"captcha":{"type":"string","pattern":"^[A-Za-z0-9]{4}$"}}};

function validate251(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate251.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.content === undefined) && (missing0 = "content")) || ((data.sender === undefined) && (missing0 = "sender"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.captcha === undefined) && (missing0 = "captcha"))){
validate251.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "content") || (key0 === "sender")) || (key0 === "type")) || (key0 === "captcha"))){
validate251.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.content !== undefined){
let data0 = data.content;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) > 200){
validate251.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func2(data0) < 20){
validate251.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"}];
return false;
}
}
}
else {
validate251.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sender !== undefined){
let data1 = data.sender;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 100){
validate251.errors = [{instancePath:instancePath+"/sender",schemaPath:"#/properties/sender/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
else {
validate251.errors = [{instancePath:instancePath+"/sender",schemaPath:"#/properties/sender/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data2 = data.type;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate251.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!((((((data2 === 0) || (data2 === 1)) || (data2 === 2)) || (data2 === 3)) || (data2 === 4)) || (data2 === 6))){
validate251.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema365.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.captcha !== undefined){
let data3 = data.captcha;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern37.test(data3)){
validate251.errors = [{instancePath:instancePath+"/captcha",schemaPath:"#/properties/captcha/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]{4}$"},message:"must match pattern \""+"^[A-Za-z0-9]{4}$"+"\""}];
return false;
}
}
else {
validate251.errors = [{instancePath:instancePath+"/captcha",schemaPath:"#/properties/captcha/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
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
validate251.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate251.errors = vErrors;
return errors === 0;
}
validate251.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getLiveChatModels$200 = validate252;
const schema366 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/LiveChatModels"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema367 = {"type":"object","additionalProperties":false,"required":["list"],"properties":{"list":{"type":"array","items":{"$ref":"contract#/components/schemas/LiveChatModel"}}}};
const schema368 = {"type":"object","additionalProperties":false,"required":["id","name","languages","online","waitMinutes"],"properties":{"id":{"$ref":"contract#/components/schemas/LiveChatModelId"},"name":{"type":"string","minLength":1,"maxLength":80},"languages":{"type":"array","items":{"$ref":"contract#/components/schemas/LanguageCode"}},"online":{"type":"boolean"},"waitMinutes":{"type":["integer","null"],"minimum":0}}};
const schema369 = {"type":"string","pattern":"^[a-z0-9-]{1,40}$"};
const pattern151 = new RegExp("^[a-z0-9-]{1,40}$", "u");

function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate254.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.languages === undefined) && (missing0 = "languages"))) || ((data.online === undefined) && (missing0 = "online"))) || ((data.waitMinutes === undefined) && (missing0 = "waitMinutes"))){
validate254.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "name")) || (key0 === "languages")) || (key0 === "online")) || (key0 === "waitMinutes"))){
validate254.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern151.test(data0)){
validate254.errors = [{instancePath:instancePath+"/id",schemaPath:"contract#/components/schemas/LiveChatModelId/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]{1,40}$"},message:"must match pattern \""+"^[a-z0-9-]{1,40}$"+"\""}];
return false;
}
}
else {
validate254.errors = [{instancePath:instancePath+"/id",schemaPath:"contract#/components/schemas/LiveChatModelId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
let data1 = data.name;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func2(data1) > 80){
validate254.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"}];
return false;
}
else {
if(func2(data1) < 1){
validate254.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate254.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.languages !== undefined){
let data2 = data.languages;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(!pattern11.test(data3)){
validate254.errors = [{instancePath:instancePath+"/languages/" + i0,schemaPath:"contract#/components/schemas/LanguageCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2,3}$"},message:"must match pattern \""+"^[A-Z]{2,3}$"+"\""}];
return false;
}
}
else {
validate254.errors = [{instancePath:instancePath+"/languages/" + i0,schemaPath:"contract#/components/schemas/LanguageCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
else {
validate254.errors = [{instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.online !== undefined){
const _errs12 = errors;
if(typeof data.online !== "boolean"){
validate254.errors = [{instancePath:instancePath+"/online",schemaPath:"#/properties/online/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.waitMinutes !== undefined){
let data5 = data.waitMinutes;
const _errs14 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate254.errors = [{instancePath:instancePath+"/waitMinutes",schemaPath:"#/properties/waitMinutes/type",keyword:"type",params:{type: schema368.properties.waitMinutes.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate254.errors = [{instancePath:instancePath+"/waitMinutes",schemaPath:"#/properties/waitMinutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
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
else {
validate254.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate254.errors = vErrors;
return errors === 0;
}
validate254.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate253(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate253.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.list === undefined) && (missing0 = "list")){
validate253.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "list")){
validate253.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.list !== undefined){
let data0 = data.list;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate254(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate253.errors = [{instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
}
else {
validate253.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate253.errors = vErrors;
return errors === 0;
}
validate253.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate252.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate252.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate252.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate252.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate253(data1, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
const err0 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate252.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs9 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs10 = errors;
if(typeof data.message !== "string"){
validate252.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data4 = data.traceId;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern24.test(data4)){
validate252.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate252.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate252.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate252.errors = vErrors;
return errors === 0;
}
validate252.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const launchChat$200 = validate258;
const schema372 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/LaunchChat"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema373 = {"type":"object","additionalProperties":false,"required":["chatUrl"],"properties":{"chatUrl":{"type":"string","pattern":"^(https://\\S+|/[^/\\s]\\S*)$","maxLength":2000}}};

function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate258.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate258.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate258.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate258.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.chatUrl === undefined) && (missing1 = "chatUrl")){
const err0 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/LaunchChat/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs9 = errors;
for(const key1 in data1){
if(!(key1 === "chatUrl")){
const err1 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/LaunchChat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
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
if(_errs9 === errors){
if(data1.chatUrl !== undefined){
let data2 = data1.chatUrl;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data2 === "string"){
if(func2(data2) > 2000){
const err2 = {instancePath:instancePath+"/value/chatUrl",schemaPath:"contract#/components/schemas/LaunchChat/properties/chatUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(!pattern46.test(data2)){
const err3 = {instancePath:instancePath+"/value/chatUrl",schemaPath:"contract#/components/schemas/LaunchChat/properties/chatUrl/pattern",keyword:"pattern",params:{pattern: "^(https://\\S+|/[^/\\s]\\S*)$"},message:"must match pattern \""+"^(https://\\S+|/[^/\\s]\\S*)$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/value/chatUrl",schemaPath:"contract#/components/schemas/LaunchChat/properties/chatUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
}
}
}
else {
const err5 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/LaunchChat/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs12 = errors;
if(data1 !== null){
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err7 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate258.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs14 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs15 = errors;
if(typeof data.message !== "string"){
validate258.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data5 = data.traceId;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(!pattern24.test(data5)){
validate258.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate258.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
else {
validate258.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate258.errors = vErrors;
return errors === 0;
}
validate258.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getUnread$200 = validate260;
const schema375 = {"type":"object","additionalProperties":false,"required":["success","value","traceId"],"properties":{"success":{"type":"boolean"},"value":{"anyOf":[{"$ref":"contract#/components/schemas/Unread"},{"type":"null"}]},"errorCode":{"$ref":"contract#/components/schemas/ErrorCode"},"message":{"type":"string"},"traceId":{"$ref":"contract#/components/schemas/TraceId"}}};
const schema376 = {"type":"object","additionalProperties":false,"required":["unread"],"properties":{"unread":{"type":"integer","minimum":0}}};

function validate260(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate260.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.success === undefined) && (missing0 = "success")) || ((data.value === undefined) && (missing0 = "value"))) || ((data.traceId === undefined) && (missing0 = "traceId"))){
validate260.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "success") || (key0 === "value")) || (key0 === "errorCode")) || (key0 === "message")) || (key0 === "traceId"))){
validate260.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.success !== undefined){
const _errs2 = errors;
if(typeof data.success !== "boolean"){
validate260.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.unread === undefined) && (missing1 = "unread")){
const err0 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/Unread/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs9 = errors;
for(const key1 in data1){
if(!(key1 === "unread")){
const err1 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/Unread/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
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
if(_errs9 === errors){
if(data1.unread !== undefined){
let data2 = data1.unread;
const _errs10 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/value/unread",schemaPath:"contract#/components/schemas/Unread/properties/unread/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs10){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/value/unread",schemaPath:"contract#/components/schemas/Unread/properties/unread/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/Unread/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs12 = errors;
if(data1 !== null){
const err5 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate260.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errorCode !== undefined){
const _errs14 = errors;
if(!(validate38(data.errorCode, {instancePath:instancePath+"/errorCode",parentData:data,parentDataProperty:"errorCode",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs15 = errors;
if(typeof data.message !== "string"){
validate260.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.traceId !== undefined){
let data5 = data.traceId;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(!pattern24.test(data5)){
validate260.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{8,64}$"},message:"must match pattern \""+"^[A-Za-z0-9-]{8,64}$"+"\""}];
return false;
}
}
else {
validate260.errors = [{instancePath:instancePath+"/traceId",schemaPath:"contract#/components/schemas/TraceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
else {
validate260.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate260.errors = vErrors;
return errors === 0;
}
validate260.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const event$balance_updated = validate262;
const schema378 = {"type":"object","additionalProperties":false,"required":["type","id","at","value"],"properties":{"type":{"type":"string","const":"balance.updated"},"id":{"$ref":"contract#/components/schemas/EventId"},"at":{"$ref":"contract#/components/schemas/EpochMs"},"value":{"$ref":"contract#/components/schemas/BalanceUpdatedValue"}}};
const schema379 = {"type":"integer","minimum":1};
const schema381 = {"type":"object","additionalProperties":false,"required":["balance","currency"],"properties":{"balance":{"$ref":"contract#/components/schemas/Money"},"currency":{"$ref":"contract#/components/schemas/CurrencyCode"}}};

function validate263(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate263.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.balance === undefined) && (missing0 = "balance")) || ((data.currency === undefined) && (missing0 = "currency"))){
validate263.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "balance") || (key0 === "currency"))){
validate263.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.balance !== undefined){
let data0 = data.balance;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern74.test(data0)){
validate263.errors = [{instancePath:instancePath+"/balance",schemaPath:"contract#/components/schemas/Money/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,15}\\.\\d{2}$"},message:"must match pattern \""+"^-?\\d{1,15}\\.\\d{2}$"+"\""}];
return false;
}
}
else {
validate263.errors = [{instancePath:instancePath+"/balance",schemaPath:"contract#/components/schemas/Money/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data1 = data.currency;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern13.test(data1)){
validate263.errors = [{instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/CurrencyCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3,4}$"},message:"must match pattern \""+"^[A-Z]{3,4}$"+"\""}];
return false;
}
}
else {
validate263.errors = [{instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/CurrencyCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate263.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate263.errors = vErrors;
return errors === 0;
}
validate263.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate262.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.value === undefined) && (missing0 = "value"))){
validate262.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "at")) || (key0 === "value"))){
validate262.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate262.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("balance.updated" !== data0){
validate262.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "balance.updated"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate262.errors = [{instancePath:instancePath+"/id",schemaPath:"contract#/components/schemas/EventId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate262.errors = [{instancePath:instancePath+"/id",schemaPath:"contract#/components/schemas/EventId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs7 = errors;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate262.errors = [{instancePath:instancePath+"/at",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate262.errors = [{instancePath:instancePath+"/at",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs10 = errors;
if(!(validate263(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors);
errors = vErrors.length;
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
else {
validate262.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate262.errors = vErrors;
return errors === 0;
}
validate262.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const event$message_new = validate265;
const schema384 = {"type":"object","additionalProperties":false,"required":["type","id","at","value"],"properties":{"type":{"type":"string","const":"message.new"},"id":{"$ref":"contract#/components/schemas/EventId"},"at":{"$ref":"contract#/components/schemas/EpochMs"},"value":{"$ref":"contract#/components/schemas/MessageNewValue"}}};
const schema387 = {"type":"object","additionalProperties":false,"required":["messageId","title","unread"],"properties":{"messageId":{"type":"string","minLength":1},"title":{"type":"string","minLength":1},"unread":{"type":"integer","minimum":0}}};

function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate265.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.value === undefined) && (missing0 = "value"))){
validate265.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "at")) || (key0 === "value"))){
validate265.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate265.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("message.new" !== data0){
validate265.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "message.new"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate265.errors = [{instancePath:instancePath+"/id",schemaPath:"contract#/components/schemas/EventId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate265.errors = [{instancePath:instancePath+"/id",schemaPath:"contract#/components/schemas/EventId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs7 = errors;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate265.errors = [{instancePath:instancePath+"/at",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate265.errors = [{instancePath:instancePath+"/at",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data3 = data.value;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((data3.messageId === undefined) && (missing1 = "messageId")) || ((data3.title === undefined) && (missing1 = "title"))) || ((data3.unread === undefined) && (missing1 = "unread"))){
validate265.errors = [{instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/MessageNewValue/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs13 = errors;
for(const key1 in data3){
if(!(((key1 === "messageId") || (key1 === "title")) || (key1 === "unread"))){
validate265.errors = [{instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/MessageNewValue/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs13 === errors){
if(data3.messageId !== undefined){
let data4 = data3.messageId;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(func2(data4) < 1){
validate265.errors = [{instancePath:instancePath+"/value/messageId",schemaPath:"contract#/components/schemas/MessageNewValue/properties/messageId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate265.errors = [{instancePath:instancePath+"/value/messageId",schemaPath:"contract#/components/schemas/MessageNewValue/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.title !== undefined){
let data5 = data3.title;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data5 === "string"){
if(func2(data5) < 1){
validate265.errors = [{instancePath:instancePath+"/value/title",schemaPath:"contract#/components/schemas/MessageNewValue/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate265.errors = [{instancePath:instancePath+"/value/title",schemaPath:"contract#/components/schemas/MessageNewValue/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.unread !== undefined){
let data6 = data3.unread;
const _errs18 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate265.errors = [{instancePath:instancePath+"/value/unread",schemaPath:"contract#/components/schemas/MessageNewValue/properties/unread/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate265.errors = [{instancePath:instancePath+"/value/unread",schemaPath:"contract#/components/schemas/MessageNewValue/properties/unread/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs18 === errors;
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
validate265.errors = [{instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/MessageNewValue/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
else {
validate265.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate265.errors = vErrors;
return errors === 0;
}
validate265.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const event$deposit_credited = validate266;
const schema388 = {"type":"object","additionalProperties":false,"required":["type","id","at","value"],"properties":{"type":{"type":"string","const":"deposit.credited"},"id":{"$ref":"contract#/components/schemas/EventId"},"at":{"$ref":"contract#/components/schemas/EpochMs"},"value":{"$ref":"contract#/components/schemas/SettledPayment"}}};
const schema391 = {"type":"object","additionalProperties":false,"required":["transactionId","amount","currency"],"properties":{"transactionId":{"type":"string","minLength":1},"amount":{"$ref":"contract#/components/schemas/PositiveMoney"},"currency":{"$ref":"contract#/components/schemas/CurrencyCode"}}};

function validate267(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate267.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.transactionId === undefined) && (missing0 = "transactionId")) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.currency === undefined) && (missing0 = "currency"))){
validate267.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "transactionId") || (key0 === "amount")) || (key0 === "currency"))){
validate267.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transactionId !== undefined){
let data0 = data.transactionId;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate267.errors = [{instancePath:instancePath+"/transactionId",schemaPath:"#/properties/transactionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate267.errors = [{instancePath:instancePath+"/transactionId",schemaPath:"#/properties/transactionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data1 = data.amount;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern22.test(data1)){
validate267.errors = [{instancePath:instancePath+"/amount",schemaPath:"contract#/components/schemas/PositiveMoney/pattern",keyword:"pattern",params:{pattern: "^(?!0+\\.00$)\\d{1,15}\\.\\d{2}$"},message:"must match pattern \""+"^(?!0+\\.00$)\\d{1,15}\\.\\d{2}$"+"\""}];
return false;
}
}
else {
validate267.errors = [{instancePath:instancePath+"/amount",schemaPath:"contract#/components/schemas/PositiveMoney/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data2 = data.currency;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern13.test(data2)){
validate267.errors = [{instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/CurrencyCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3,4}$"},message:"must match pattern \""+"^[A-Z]{3,4}$"+"\""}];
return false;
}
}
else {
validate267.errors = [{instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/CurrencyCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate267.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate267.errors = vErrors;
return errors === 0;
}
validate267.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate266(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate266.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.value === undefined) && (missing0 = "value"))){
validate266.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "at")) || (key0 === "value"))){
validate266.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate266.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("deposit.credited" !== data0){
validate266.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "deposit.credited"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate266.errors = [{instancePath:instancePath+"/id",schemaPath:"contract#/components/schemas/EventId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate266.errors = [{instancePath:instancePath+"/id",schemaPath:"contract#/components/schemas/EventId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs7 = errors;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate266.errors = [{instancePath:instancePath+"/at",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate266.errors = [{instancePath:instancePath+"/at",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs10 = errors;
if(!(validate267(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors);
errors = vErrors.length;
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
else {
validate266.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate266.errors = vErrors;
return errors === 0;
}
validate266.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const event$deposit_failed = validate269;
const schema394 = {"type":"object","additionalProperties":false,"required":["type","id","at","value"],"properties":{"type":{"type":"string","const":"deposit.failed"},"id":{"$ref":"contract#/components/schemas/EventId"},"at":{"$ref":"contract#/components/schemas/EpochMs"},"value":{"$ref":"contract#/components/schemas/RefusedPayment"}}};
const schema397 = {"type":"object","additionalProperties":false,"required":["transactionId","amount","currency","reason"],"properties":{"transactionId":{"type":"string","minLength":1},"amount":{"$ref":"contract#/components/schemas/PositiveMoney"},"currency":{"$ref":"contract#/components/schemas/CurrencyCode"},"reason":{"$ref":"contract#/components/schemas/ErrorCode"}}};

function validate270(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate270.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.transactionId === undefined) && (missing0 = "transactionId")) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.reason === undefined) && (missing0 = "reason"))){
validate270.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "transactionId") || (key0 === "amount")) || (key0 === "currency")) || (key0 === "reason"))){
validate270.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transactionId !== undefined){
let data0 = data.transactionId;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate270.errors = [{instancePath:instancePath+"/transactionId",schemaPath:"#/properties/transactionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate270.errors = [{instancePath:instancePath+"/transactionId",schemaPath:"#/properties/transactionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data1 = data.amount;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern22.test(data1)){
validate270.errors = [{instancePath:instancePath+"/amount",schemaPath:"contract#/components/schemas/PositiveMoney/pattern",keyword:"pattern",params:{pattern: "^(?!0+\\.00$)\\d{1,15}\\.\\d{2}$"},message:"must match pattern \""+"^(?!0+\\.00$)\\d{1,15}\\.\\d{2}$"+"\""}];
return false;
}
}
else {
validate270.errors = [{instancePath:instancePath+"/amount",schemaPath:"contract#/components/schemas/PositiveMoney/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data2 = data.currency;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern13.test(data2)){
validate270.errors = [{instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/CurrencyCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3,4}$"},message:"must match pattern \""+"^[A-Z]{3,4}$"+"\""}];
return false;
}
}
else {
validate270.errors = [{instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/CurrencyCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
const _errs10 = errors;
if(!(validate38(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
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
else {
validate270.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate270.errors = vErrors;
return errors === 0;
}
validate270.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate269.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.value === undefined) && (missing0 = "value"))){
validate269.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "at")) || (key0 === "value"))){
validate269.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate269.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("deposit.failed" !== data0){
validate269.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "deposit.failed"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate269.errors = [{instancePath:instancePath+"/id",schemaPath:"contract#/components/schemas/EventId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate269.errors = [{instancePath:instancePath+"/id",schemaPath:"contract#/components/schemas/EventId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs7 = errors;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate269.errors = [{instancePath:instancePath+"/at",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate269.errors = [{instancePath:instancePath+"/at",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs10 = errors;
if(!(validate270(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
errors = vErrors.length;
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
else {
validate269.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate269.errors = vErrors;
return errors === 0;
}
validate269.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const event$withdrawal_approved = validate273;
const schema400 = {"type":"object","additionalProperties":false,"required":["type","id","at","value"],"properties":{"type":{"type":"string","const":"withdrawal.approved"},"id":{"$ref":"contract#/components/schemas/EventId"},"at":{"$ref":"contract#/components/schemas/EpochMs"},"value":{"$ref":"contract#/components/schemas/SettledPayment"}}};

function validate273(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate273.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.value === undefined) && (missing0 = "value"))){
validate273.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "at")) || (key0 === "value"))){
validate273.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate273.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("withdrawal.approved" !== data0){
validate273.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "withdrawal.approved"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate273.errors = [{instancePath:instancePath+"/id",schemaPath:"contract#/components/schemas/EventId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate273.errors = [{instancePath:instancePath+"/id",schemaPath:"contract#/components/schemas/EventId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs7 = errors;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate273.errors = [{instancePath:instancePath+"/at",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate273.errors = [{instancePath:instancePath+"/at",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs10 = errors;
if(!(validate267(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors);
errors = vErrors.length;
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
else {
validate273.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate273.errors = vErrors;
return errors === 0;
}
validate273.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const event$withdrawal_rejected = validate275;
const schema403 = {"type":"object","additionalProperties":false,"required":["type","id","at","value"],"properties":{"type":{"type":"string","const":"withdrawal.rejected"},"id":{"$ref":"contract#/components/schemas/EventId"},"at":{"$ref":"contract#/components/schemas/EpochMs"},"value":{"$ref":"contract#/components/schemas/RefusedPayment"}}};

function validate275(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate275.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.value === undefined) && (missing0 = "value"))){
validate275.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "at")) || (key0 === "value"))){
validate275.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate275.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("withdrawal.rejected" !== data0){
validate275.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "withdrawal.rejected"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate275.errors = [{instancePath:instancePath+"/id",schemaPath:"contract#/components/schemas/EventId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate275.errors = [{instancePath:instancePath+"/id",schemaPath:"contract#/components/schemas/EventId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs7 = errors;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate275.errors = [{instancePath:instancePath+"/at",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate275.errors = [{instancePath:instancePath+"/at",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs10 = errors;
if(!(validate270(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
errors = vErrors.length;
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
else {
validate275.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate275.errors = vErrors;
return errors === 0;
}
validate275.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const event$withdrawal_confirmRequired = validate277;
const schema406 = {"type":"object","additionalProperties":false,"required":["type","id","at","value"],"properties":{"type":{"type":"string","const":"withdrawal.confirmRequired"},"id":{"$ref":"contract#/components/schemas/EventId"},"at":{"$ref":"contract#/components/schemas/EpochMs"},"value":{"$ref":"contract#/components/schemas/WithdrawalConfirmRequiredValue"}}};
const schema409 = {"type":"object","additionalProperties":false,"required":["transactionId","amount","currency","confirmBy"],"properties":{"transactionId":{"type":"string","minLength":1},"amount":{"$ref":"contract#/components/schemas/PositiveMoney"},"currency":{"$ref":"contract#/components/schemas/CurrencyCode"},"confirmBy":{"$ref":"contract#/components/schemas/EpochMs"}}};

function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate278.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.transactionId === undefined) && (missing0 = "transactionId")) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.confirmBy === undefined) && (missing0 = "confirmBy"))){
validate278.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "transactionId") || (key0 === "amount")) || (key0 === "currency")) || (key0 === "confirmBy"))){
validate278.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transactionId !== undefined){
let data0 = data.transactionId;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate278.errors = [{instancePath:instancePath+"/transactionId",schemaPath:"#/properties/transactionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate278.errors = [{instancePath:instancePath+"/transactionId",schemaPath:"#/properties/transactionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data1 = data.amount;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern22.test(data1)){
validate278.errors = [{instancePath:instancePath+"/amount",schemaPath:"contract#/components/schemas/PositiveMoney/pattern",keyword:"pattern",params:{pattern: "^(?!0+\\.00$)\\d{1,15}\\.\\d{2}$"},message:"must match pattern \""+"^(?!0+\\.00$)\\d{1,15}\\.\\d{2}$"+"\""}];
return false;
}
}
else {
validate278.errors = [{instancePath:instancePath+"/amount",schemaPath:"contract#/components/schemas/PositiveMoney/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data2 = data.currency;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern13.test(data2)){
validate278.errors = [{instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/CurrencyCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3,4}$"},message:"must match pattern \""+"^[A-Z]{3,4}$"+"\""}];
return false;
}
}
else {
validate278.errors = [{instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/CurrencyCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.confirmBy !== undefined){
let data3 = data.confirmBy;
const _errs10 = errors;
const _errs11 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate278.errors = [{instancePath:instancePath+"/confirmBy",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate278.errors = [{instancePath:instancePath+"/confirmBy",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
else {
validate278.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate278.errors = vErrors;
return errors === 0;
}
validate278.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate277.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.value === undefined) && (missing0 = "value"))){
validate277.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "at")) || (key0 === "value"))){
validate277.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate277.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("withdrawal.confirmRequired" !== data0){
validate277.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "withdrawal.confirmRequired"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate277.errors = [{instancePath:instancePath+"/id",schemaPath:"contract#/components/schemas/EventId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate277.errors = [{instancePath:instancePath+"/id",schemaPath:"contract#/components/schemas/EventId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs7 = errors;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate277.errors = [{instancePath:instancePath+"/at",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate277.errors = [{instancePath:instancePath+"/at",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs10 = errors;
if(!(validate278(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
errors = vErrors.length;
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
else {
validate277.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate277.errors = vErrors;
return errors === 0;
}
validate277.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const event$contract_offered = validate280;
const schema413 = {"type":"object","additionalProperties":false,"required":["type","id","at","value"],"properties":{"type":{"type":"string","const":"contract.offered"},"id":{"$ref":"contract#/components/schemas/EventId"},"at":{"$ref":"contract#/components/schemas/EpochMs"},"value":{"$ref":"contract#/components/schemas/ContractChange"}}};
const schema416 = {"type":"object","additionalProperties":false,"required":["contractId","kind","from"],"properties":{"contractId":{"type":"string","minLength":1},"kind":{"type":"string","enum":["DIVIDEND","DAILY_SALARY","HOURLY_SALARY","REALTIME_SALARY"]},"from":{"type":"string","minLength":1}}};

function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate280.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.value === undefined) && (missing0 = "value"))){
validate280.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "at")) || (key0 === "value"))){
validate280.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate280.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("contract.offered" !== data0){
validate280.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "contract.offered"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate280.errors = [{instancePath:instancePath+"/id",schemaPath:"contract#/components/schemas/EventId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate280.errors = [{instancePath:instancePath+"/id",schemaPath:"contract#/components/schemas/EventId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs7 = errors;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate280.errors = [{instancePath:instancePath+"/at",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate280.errors = [{instancePath:instancePath+"/at",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data3 = data.value;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((data3.contractId === undefined) && (missing1 = "contractId")) || ((data3.kind === undefined) && (missing1 = "kind"))) || ((data3.from === undefined) && (missing1 = "from"))){
validate280.errors = [{instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/ContractChange/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs13 = errors;
for(const key1 in data3){
if(!(((key1 === "contractId") || (key1 === "kind")) || (key1 === "from"))){
validate280.errors = [{instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/ContractChange/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs13 === errors){
if(data3.contractId !== undefined){
let data4 = data3.contractId;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(func2(data4) < 1){
validate280.errors = [{instancePath:instancePath+"/value/contractId",schemaPath:"contract#/components/schemas/ContractChange/properties/contractId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate280.errors = [{instancePath:instancePath+"/value/contractId",schemaPath:"contract#/components/schemas/ContractChange/properties/contractId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.kind !== undefined){
let data5 = data3.kind;
const _errs16 = errors;
if(typeof data5 !== "string"){
validate280.errors = [{instancePath:instancePath+"/value/kind",schemaPath:"contract#/components/schemas/ContractChange/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data5 === "DIVIDEND") || (data5 === "DAILY_SALARY")) || (data5 === "HOURLY_SALARY")) || (data5 === "REALTIME_SALARY"))){
validate280.errors = [{instancePath:instancePath+"/value/kind",schemaPath:"contract#/components/schemas/ContractChange/properties/kind/enum",keyword:"enum",params:{allowedValues: schema416.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.from !== undefined){
let data6 = data3.from;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data6 === "string"){
if(func2(data6) < 1){
validate280.errors = [{instancePath:instancePath+"/value/from",schemaPath:"contract#/components/schemas/ContractChange/properties/from/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate280.errors = [{instancePath:instancePath+"/value/from",schemaPath:"contract#/components/schemas/ContractChange/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs18 === errors;
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
validate280.errors = [{instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/ContractChange/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
else {
validate280.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate280.errors = vErrors;
return errors === 0;
}
validate280.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const event$contract_terminated = validate281;
const schema417 = {"type":"object","additionalProperties":false,"required":["type","id","at","value"],"properties":{"type":{"type":"string","const":"contract.terminated"},"id":{"$ref":"contract#/components/schemas/EventId"},"at":{"$ref":"contract#/components/schemas/EpochMs"},"value":{"$ref":"contract#/components/schemas/ContractChange"}}};

function validate281(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate281.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.value === undefined) && (missing0 = "value"))){
validate281.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "at")) || (key0 === "value"))){
validate281.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate281.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("contract.terminated" !== data0){
validate281.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "contract.terminated"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate281.errors = [{instancePath:instancePath+"/id",schemaPath:"contract#/components/schemas/EventId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate281.errors = [{instancePath:instancePath+"/id",schemaPath:"contract#/components/schemas/EventId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs7 = errors;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate281.errors = [{instancePath:instancePath+"/at",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate281.errors = [{instancePath:instancePath+"/at",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data3 = data.value;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((data3.contractId === undefined) && (missing1 = "contractId")) || ((data3.kind === undefined) && (missing1 = "kind"))) || ((data3.from === undefined) && (missing1 = "from"))){
validate281.errors = [{instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/ContractChange/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs13 = errors;
for(const key1 in data3){
if(!(((key1 === "contractId") || (key1 === "kind")) || (key1 === "from"))){
validate281.errors = [{instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/ContractChange/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs13 === errors){
if(data3.contractId !== undefined){
let data4 = data3.contractId;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(func2(data4) < 1){
validate281.errors = [{instancePath:instancePath+"/value/contractId",schemaPath:"contract#/components/schemas/ContractChange/properties/contractId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate281.errors = [{instancePath:instancePath+"/value/contractId",schemaPath:"contract#/components/schemas/ContractChange/properties/contractId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.kind !== undefined){
let data5 = data3.kind;
const _errs16 = errors;
if(typeof data5 !== "string"){
validate281.errors = [{instancePath:instancePath+"/value/kind",schemaPath:"contract#/components/schemas/ContractChange/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data5 === "DIVIDEND") || (data5 === "DAILY_SALARY")) || (data5 === "HOURLY_SALARY")) || (data5 === "REALTIME_SALARY"))){
validate281.errors = [{instancePath:instancePath+"/value/kind",schemaPath:"contract#/components/schemas/ContractChange/properties/kind/enum",keyword:"enum",params:{allowedValues: schema416.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.from !== undefined){
let data6 = data3.from;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data6 === "string"){
if(func2(data6) < 1){
validate281.errors = [{instancePath:instancePath+"/value/from",schemaPath:"contract#/components/schemas/ContractChange/properties/from/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate281.errors = [{instancePath:instancePath+"/value/from",schemaPath:"contract#/components/schemas/ContractChange/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs18 === errors;
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
validate281.errors = [{instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/ContractChange/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
else {
validate281.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate281.errors = vErrors;
return errors === 0;
}
validate281.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const event$reward_available = validate282;
const schema421 = {"type":"object","additionalProperties":false,"required":["type","id","at","value"],"properties":{"type":{"type":"string","const":"reward.available"},"id":{"$ref":"contract#/components/schemas/EventId"},"at":{"$ref":"contract#/components/schemas/EpochMs"},"value":{"$ref":"contract#/components/schemas/RewardAvailableValue"}}};
const schema424 = {"type":"object","additionalProperties":false,"required":["rewardId","title","amount"],"properties":{"rewardId":{"type":"string","minLength":1},"title":{"type":"string","minLength":1},"amount":{"anyOf":[{"$ref":"contract#/components/schemas/PositiveMoney"},{"type":"null"}]}}};

function validate283(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate283.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.rewardId === undefined) && (missing0 = "rewardId")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.amount === undefined) && (missing0 = "amount"))){
validate283.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "rewardId") || (key0 === "title")) || (key0 === "amount"))){
validate283.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.rewardId !== undefined){
let data0 = data.rewardId;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func2(data0) < 1){
validate283.errors = [{instancePath:instancePath+"/rewardId",schemaPath:"#/properties/rewardId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate283.errors = [{instancePath:instancePath+"/rewardId",schemaPath:"#/properties/rewardId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(func2(data1) < 1){
validate283.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate283.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data2 = data.amount;
const _errs6 = errors;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern22.test(data2)){
const err0 = {instancePath:instancePath+"/amount",schemaPath:"contract#/components/schemas/PositiveMoney/pattern",keyword:"pattern",params:{pattern: "^(?!0+\\.00$)\\d{1,15}\\.\\d{2}$"},message:"must match pattern \""+"^(?!0+\\.00$)\\d{1,15}\\.\\d{2}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/amount",schemaPath:"contract#/components/schemas/PositiveMoney/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
const _errs11 = errors;
if(data2 !== null){
const err2 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate283.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
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
validate283.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate283.errors = vErrors;
return errors === 0;
}
validate283.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate282(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate282.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.value === undefined) && (missing0 = "value"))){
validate282.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "at")) || (key0 === "value"))){
validate282.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate282.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("reward.available" !== data0){
validate282.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "reward.available"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate282.errors = [{instancePath:instancePath+"/id",schemaPath:"contract#/components/schemas/EventId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate282.errors = [{instancePath:instancePath+"/id",schemaPath:"contract#/components/schemas/EventId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs7 = errors;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate282.errors = [{instancePath:instancePath+"/at",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate282.errors = [{instancePath:instancePath+"/at",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs10 = errors;
if(!(validate283(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors);
errors = vErrors.length;
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
else {
validate282.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate282.errors = vErrors;
return errors === 0;
}
validate282.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const event$session_kicked = validate285;
const schema426 = {"type":"object","additionalProperties":false,"required":["type","id","at","value"],"properties":{"type":{"type":"string","const":"session.kicked"},"id":{"$ref":"contract#/components/schemas/EventId"},"at":{"$ref":"contract#/components/schemas/EpochMs"},"value":{"$ref":"contract#/components/schemas/SessionKickedValue"}}};
const schema429 = {"type":"object","additionalProperties":false,"required":["reason"],"properties":{"reason":{"type":"string","enum":["OTHER_DEVICE","ADMIN","EXPIRED"]}}};

function validate285(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate285.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.value === undefined) && (missing0 = "value"))){
validate285.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "at")) || (key0 === "value"))){
validate285.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate285.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("session.kicked" !== data0){
validate285.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "session.kicked"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate285.errors = [{instancePath:instancePath+"/id",schemaPath:"contract#/components/schemas/EventId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate285.errors = [{instancePath:instancePath+"/id",schemaPath:"contract#/components/schemas/EventId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs7 = errors;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate285.errors = [{instancePath:instancePath+"/at",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate285.errors = [{instancePath:instancePath+"/at",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data3 = data.value;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((data3.reason === undefined) && (missing1 = "reason")){
validate285.errors = [{instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/SessionKickedValue/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs13 = errors;
for(const key1 in data3){
if(!(key1 === "reason")){
validate285.errors = [{instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/SessionKickedValue/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs13 === errors){
if(data3.reason !== undefined){
let data4 = data3.reason;
if(typeof data4 !== "string"){
validate285.errors = [{instancePath:instancePath+"/value/reason",schemaPath:"contract#/components/schemas/SessionKickedValue/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data4 === "OTHER_DEVICE") || (data4 === "ADMIN")) || (data4 === "EXPIRED"))){
validate285.errors = [{instancePath:instancePath+"/value/reason",schemaPath:"contract#/components/schemas/SessionKickedValue/properties/reason/enum",keyword:"enum",params:{allowedValues: schema429.properties.reason.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
}
else {
validate285.errors = [{instancePath:instancePath+"/value",schemaPath:"contract#/components/schemas/SessionKickedValue/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
else {
validate285.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate285.errors = vErrors;
return errors === 0;
}
validate285.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const event$system_maintenance = validate286;
const schema430 = {"type":"object","additionalProperties":false,"required":["type","id","at","value"],"properties":{"type":{"type":"string","const":"system.maintenance"},"id":{"$ref":"contract#/components/schemas/EventId"},"at":{"$ref":"contract#/components/schemas/EpochMs"},"value":{"$ref":"contract#/components/schemas/SystemMaintenanceValue"}}};
const schema433 = {"type":"object","additionalProperties":false,"required":["active","startsAt","maintenanceEnd"],"properties":{"active":{"type":"boolean"},"startsAt":{"$ref":"contract#/components/schemas/EpochMs"},"maintenanceEnd":{"anyOf":[{"$ref":"contract#/components/schemas/EpochMs"},{"type":"null"}]}}};

function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate287.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.active === undefined) && (missing0 = "active")) || ((data.startsAt === undefined) && (missing0 = "startsAt"))) || ((data.maintenanceEnd === undefined) && (missing0 = "maintenanceEnd"))){
validate287.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "active") || (key0 === "startsAt")) || (key0 === "maintenanceEnd"))){
validate287.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.active !== undefined){
const _errs2 = errors;
if(typeof data.active !== "boolean"){
validate287.errors = [{instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.startsAt !== undefined){
let data1 = data.startsAt;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate287.errors = [{instancePath:instancePath+"/startsAt",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate287.errors = [{instancePath:instancePath+"/startsAt",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maintenanceEnd !== undefined){
let data2 = data.maintenanceEnd;
const _errs7 = errors;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
const _errs10 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err0 = {instancePath:instancePath+"/maintenanceEnd",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs10){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err1 = {instancePath:instancePath+"/maintenanceEnd",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
const _errs12 = errors;
if(data2 !== null){
const err2 = {instancePath:instancePath+"/maintenanceEnd",schemaPath:"#/properties/maintenanceEnd/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err3 = {instancePath:instancePath+"/maintenanceEnd",schemaPath:"#/properties/maintenanceEnd/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate287.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
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
validate287.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate287.errors = vErrors;
return errors === 0;
}
validate287.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate286(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate286.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.value === undefined) && (missing0 = "value"))){
validate286.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "at")) || (key0 === "value"))){
validate286.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate286.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("system.maintenance" !== data0){
validate286.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "system.maintenance"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate286.errors = [{instancePath:instancePath+"/id",schemaPath:"contract#/components/schemas/EventId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate286.errors = [{instancePath:instancePath+"/id",schemaPath:"contract#/components/schemas/EventId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs7 = errors;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate286.errors = [{instancePath:instancePath+"/at",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate286.errors = [{instancePath:instancePath+"/at",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs10 = errors;
if(!(validate287(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
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
else {
validate286.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate286.errors = vErrors;
return errors === 0;
}
validate286.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const event$limits_reached = validate289;
const schema436 = {"type":"object","additionalProperties":false,"required":["type","id","at","value"],"properties":{"type":{"type":"string","const":"limits.reached"},"id":{"$ref":"contract#/components/schemas/EventId"},"at":{"$ref":"contract#/components/schemas/EpochMs"},"value":{"$ref":"contract#/components/schemas/LimitsReachedValue"}}};
const schema439 = {"type":"object","additionalProperties":false,"required":["limit","resetsAt"],"properties":{"limit":{"type":"string","enum":["DEPOSIT","LOSS","STAKE","TIME"]},"resetsAt":{"anyOf":[{"$ref":"contract#/components/schemas/EpochMs"},{"type":"null"}]}}};

function validate290(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate290.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.limit === undefined) && (missing0 = "limit")) || ((data.resetsAt === undefined) && (missing0 = "resetsAt"))){
validate290.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "limit") || (key0 === "resetsAt"))){
validate290.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.limit !== undefined){
let data0 = data.limit;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate290.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data0 === "DEPOSIT") || (data0 === "LOSS")) || (data0 === "STAKE")) || (data0 === "TIME"))){
validate290.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/enum",keyword:"enum",params:{allowedValues: schema439.properties.limit.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resetsAt !== undefined){
let data1 = data.resetsAt;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/resetsAt",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs7){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/resetsAt",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
const _errs9 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/resetsAt",schemaPath:"#/properties/resetsAt/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/resetsAt",schemaPath:"#/properties/resetsAt/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate290.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
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
validate290.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate290.errors = vErrors;
return errors === 0;
}
validate290.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate289(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate289.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.value === undefined) && (missing0 = "value"))){
validate289.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "at")) || (key0 === "value"))){
validate289.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate289.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("limits.reached" !== data0){
validate289.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "limits.reached"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate289.errors = [{instancePath:instancePath+"/id",schemaPath:"contract#/components/schemas/EventId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate289.errors = [{instancePath:instancePath+"/id",schemaPath:"contract#/components/schemas/EventId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs7 = errors;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate289.errors = [{instancePath:instancePath+"/at",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate289.errors = [{instancePath:instancePath+"/at",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
const _errs10 = errors;
if(!(validate290(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
errors = vErrors.length;
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
else {
validate289.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate289.errors = vErrors;
return errors === 0;
}
validate289.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const sealedBody = validate292;
const schema441 = {"type":"object","additionalProperties":false,"required":["v","kid","alg","key","iv","ct","ts","nonce"],"properties":{"v":{"type":"integer","const":1},"kid":{"type":"string","minLength":1},"alg":{"type":"string","const":"RSA-OAEP-256+A256GCM"},"key":{"$ref":"contract#/components/schemas/Base64"},"iv":{"$ref":"contract#/components/schemas/Base64"},"ct":{"$ref":"contract#/components/schemas/Base64"},"ts":{"$ref":"contract#/components/schemas/EpochMs"},"nonce":{"type":"string","pattern":"^[A-Za-z0-9+/]{22}==$"}}};
const pattern169 = new RegExp("^[A-Za-z0-9+/]{22}==$", "u");

function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate292.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.v === undefined) && (missing0 = "v")) || ((data.kid === undefined) && (missing0 = "kid"))) || ((data.alg === undefined) && (missing0 = "alg"))) || ((data.key === undefined) && (missing0 = "key"))) || ((data.iv === undefined) && (missing0 = "iv"))) || ((data.ct === undefined) && (missing0 = "ct"))) || ((data.ts === undefined) && (missing0 = "ts"))) || ((data.nonce === undefined) && (missing0 = "nonce"))){
validate292.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "v") || (key0 === "kid")) || (key0 === "alg")) || (key0 === "key")) || (key0 === "iv")) || (key0 === "ct")) || (key0 === "ts")) || (key0 === "nonce"))){
validate292.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.v !== undefined){
let data0 = data.v;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate292.errors = [{instancePath:instancePath+"/v",schemaPath:"#/properties/v/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(1 !== data0){
validate292.errors = [{instancePath:instancePath+"/v",schemaPath:"#/properties/v/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kid !== undefined){
let data1 = data.kid;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) < 1){
validate292.errors = [{instancePath:instancePath+"/kid",schemaPath:"#/properties/kid/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate292.errors = [{instancePath:instancePath+"/kid",schemaPath:"#/properties/kid/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.alg !== undefined){
let data2 = data.alg;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate292.errors = [{instancePath:instancePath+"/alg",schemaPath:"#/properties/alg/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("RSA-OAEP-256+A256GCM" !== data2){
validate292.errors = [{instancePath:instancePath+"/alg",schemaPath:"#/properties/alg/const",keyword:"const",params:{allowedValue: "RSA-OAEP-256+A256GCM"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
let data3 = data.key;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func2(data3) > 20000){
validate292.errors = [{instancePath:instancePath+"/key",schemaPath:"contract#/components/schemas/Base64/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"}];
return false;
}
else {
if(!pattern42.test(data3)){
validate292.errors = [{instancePath:instancePath+"/key",schemaPath:"contract#/components/schemas/Base64/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]+={0,2}$"},message:"must match pattern \""+"^[A-Za-z0-9+/]+={0,2}$"+"\""}];
return false;
}
}
}
else {
validate292.errors = [{instancePath:instancePath+"/key",schemaPath:"contract#/components/schemas/Base64/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.iv !== undefined){
let data4 = data.iv;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(func2(data4) > 20000){
validate292.errors = [{instancePath:instancePath+"/iv",schemaPath:"contract#/components/schemas/Base64/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"}];
return false;
}
else {
if(!pattern42.test(data4)){
validate292.errors = [{instancePath:instancePath+"/iv",schemaPath:"contract#/components/schemas/Base64/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]+={0,2}$"},message:"must match pattern \""+"^[A-Za-z0-9+/]+={0,2}$"+"\""}];
return false;
}
}
}
else {
validate292.errors = [{instancePath:instancePath+"/iv",schemaPath:"contract#/components/schemas/Base64/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ct !== undefined){
let data5 = data.ct;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(func2(data5) > 20000){
validate292.errors = [{instancePath:instancePath+"/ct",schemaPath:"contract#/components/schemas/Base64/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"}];
return false;
}
else {
if(!pattern42.test(data5)){
validate292.errors = [{instancePath:instancePath+"/ct",schemaPath:"contract#/components/schemas/Base64/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]+={0,2}$"},message:"must match pattern \""+"^[A-Za-z0-9+/]+={0,2}$"+"\""}];
return false;
}
}
}
else {
validate292.errors = [{instancePath:instancePath+"/ct",schemaPath:"contract#/components/schemas/Base64/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ts !== undefined){
let data6 = data.ts;
const _errs17 = errors;
const _errs18 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate292.errors = [{instancePath:instancePath+"/ts",schemaPath:"contract#/components/schemas/EpochMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate292.errors = [{instancePath:instancePath+"/ts",schemaPath:"contract#/components/schemas/EpochMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nonce !== undefined){
let data7 = data.nonce;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data7 === "string"){
if(!pattern169.test(data7)){
validate292.errors = [{instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]{22}==$"},message:"must match pattern \""+"^[A-Za-z0-9+/]{22}==$"+"\""}];
return false;
}
}
else {
validate292.errors = [{instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate292.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate292.errors = vErrors;
return errors === 0;
}
validate292.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getPermissionConfig$429 = getPermissionConfig$422;
export const getPermissionConfig$500 = getPermissionConfig$422;
export const getPermissionConfig$503 = getPermissionConfig$422;
export const getSystemStatus$422 = getPermissionConfig$422;
export const getSystemStatus$429 = getPermissionConfig$422;
export const getSystemStatus$500 = getPermissionConfig$422;
export const getSystemStatus$503 = getPermissionConfig$422;
export const getWhitelabel$422 = getPermissionConfig$422;
export const getWhitelabel$429 = getPermissionConfig$422;
export const getWhitelabel$500 = getPermissionConfig$422;
export const getWhitelabel$503 = getPermissionConfig$422;
export const getDomainRoute$422 = getPermissionConfig$422;
export const getDomainRoute$429 = getPermissionConfig$422;
export const getDomainRoute$500 = getPermissionConfig$422;
export const getDomainRoute$503 = getPermissionConfig$422;
export const getRegisterSettings$403 = getPermissionConfig$422;
export const getRegisterSettings$422 = getPermissionConfig$422;
export const getRegisterSettings$429 = getPermissionConfig$422;
export const getRegisterSettings$500 = getPermissionConfig$422;
export const getRegisterSettings$503 = getPermissionConfig$422;
export const getHelpCenter$403 = getPermissionConfig$422;
export const getHelpCenter$422 = getPermissionConfig$422;
export const getHelpCenter$429 = getPermissionConfig$422;
export const getHelpCenter$500 = getPermissionConfig$422;
export const getHelpCenter$503 = getPermissionConfig$422;
export const getCountries$403 = getPermissionConfig$422;
export const getCountries$422 = getPermissionConfig$422;
export const getCountries$429 = getPermissionConfig$422;
export const getCountries$500 = getPermissionConfig$422;
export const getCountries$503 = getPermissionConfig$422;
export const login$403 = getPermissionConfig$422;
export const login$422 = getPermissionConfig$422;
export const login$429 = getPermissionConfig$422;
export const login$500 = getPermissionConfig$422;
export const login$503 = getPermissionConfig$422;
export const loginFreeplay$200 = login$200;
export const loginFreeplay$403 = getPermissionConfig$422;
export const loginFreeplay$422 = getPermissionConfig$422;
export const loginFreeplay$429 = getPermissionConfig$422;
export const loginFreeplay$500 = getPermissionConfig$422;
export const loginFreeplay$503 = getPermissionConfig$422;
export const verifyLogin$200 = login$200;
export const verifyLogin$403 = getPermissionConfig$422;
export const verifyLogin$404 = getPermissionConfig$422;
export const verifyLogin$422 = getPermissionConfig$422;
export const verifyLogin$429 = getPermissionConfig$422;
export const verifyLogin$500 = getPermissionConfig$422;
export const verifyLogin$503 = getPermissionConfig$422;
export const sendVerificationCode$403 = getPermissionConfig$422;
export const sendVerificationCode$404 = getPermissionConfig$422;
export const sendVerificationCode$422 = getPermissionConfig$422;
export const sendVerificationCode$429 = getPermissionConfig$422;
export const sendVerificationCode$500 = getPermissionConfig$422;
export const sendVerificationCode$503 = getPermissionConfig$422;
export const startSocial$403 = getPermissionConfig$422;
export const startSocial$422 = getPermissionConfig$422;
export const startSocial$429 = getPermissionConfig$422;
export const startSocial$500 = getPermissionConfig$422;
export const startSocial$503 = getPermissionConfig$422;
export const loginSocial$403 = getPermissionConfig$422;
export const loginSocial$404 = getPermissionConfig$422;
export const loginSocial$422 = getPermissionConfig$422;
export const loginSocial$429 = getPermissionConfig$422;
export const loginSocial$500 = getPermissionConfig$422;
export const loginSocial$503 = getPermissionConfig$422;
export const logout$401 = getPermissionConfig$422;
export const logout$403 = getPermissionConfig$422;
export const logout$422 = getPermissionConfig$422;
export const logout$429 = getPermissionConfig$422;
export const logout$500 = getPermissionConfig$422;
export const logout$503 = getPermissionConfig$422;
export const getCaptcha$403 = getPermissionConfig$422;
export const getCaptcha$422 = getPermissionConfig$422;
export const getCaptcha$429 = getPermissionConfig$422;
export const getCaptcha$500 = getPermissionConfig$422;
export const getCaptcha$503 = getPermissionConfig$422;
export const sendLoginSms$403 = getPermissionConfig$422;
export const sendLoginSms$422 = getPermissionConfig$422;
export const sendLoginSms$429 = getPermissionConfig$422;
export const sendLoginSms$500 = getPermissionConfig$422;
export const sendLoginSms$503 = getPermissionConfig$422;
export const sendRegisterSms$200 = sendLoginSms$200;
export const sendRegisterSms$403 = getPermissionConfig$422;
export const sendRegisterSms$422 = getPermissionConfig$422;
export const sendRegisterSms$429 = getPermissionConfig$422;
export const sendRegisterSms$500 = getPermissionConfig$422;
export const sendRegisterSms$503 = getPermissionConfig$422;
export const sendRegisterMobileSms$body = sendRegisterSms$body;
export const sendRegisterMobileSms$200 = sendLoginSms$200;
export const sendRegisterMobileSms$403 = getPermissionConfig$422;
export const sendRegisterMobileSms$422 = getPermissionConfig$422;
export const sendRegisterMobileSms$429 = getPermissionConfig$422;
export const sendRegisterMobileSms$500 = getPermissionConfig$422;
export const sendRegisterMobileSms$503 = getPermissionConfig$422;
export const sendPasswordSms$200 = sendLoginSms$200;
export const sendPasswordSms$403 = getPermissionConfig$422;
export const sendPasswordSms$422 = getPermissionConfig$422;
export const sendPasswordSms$429 = getPermissionConfig$422;
export const sendPasswordSms$500 = getPermissionConfig$422;
export const sendPasswordSms$503 = getPermissionConfig$422;
export const sendPhoneCode$403 = getPermissionConfig$422;
export const sendPhoneCode$422 = getPermissionConfig$422;
export const sendPhoneCode$429 = getPermissionConfig$422;
export const sendPhoneCode$500 = getPermissionConfig$422;
export const sendPhoneCode$503 = getPermissionConfig$422;
export const confirmPhoneCode$403 = getPermissionConfig$422;
export const confirmPhoneCode$422 = getPermissionConfig$422;
export const confirmPhoneCode$429 = getPermissionConfig$422;
export const confirmPhoneCode$500 = getPermissionConfig$422;
export const confirmPhoneCode$503 = getPermissionConfig$422;
export const startHumanCheck$403 = getPermissionConfig$422;
export const startHumanCheck$422 = getPermissionConfig$422;
export const startHumanCheck$429 = getPermissionConfig$422;
export const startHumanCheck$500 = getPermissionConfig$422;
export const startHumanCheck$503 = getPermissionConfig$422;
export const passHumanCheck$403 = getPermissionConfig$422;
export const passHumanCheck$404 = getPermissionConfig$422;
export const passHumanCheck$422 = getPermissionConfig$422;
export const passHumanCheck$429 = getPermissionConfig$422;
export const passHumanCheck$500 = getPermissionConfig$422;
export const passHumanCheck$503 = getPermissionConfig$422;
export const getMemberInfo$401 = getPermissionConfig$422;
export const getMemberInfo$403 = getPermissionConfig$422;
export const getMemberInfo$422 = getPermissionConfig$422;
export const getMemberInfo$429 = getPermissionConfig$422;
export const getMemberInfo$500 = getPermissionConfig$422;
export const getMemberInfo$503 = getPermissionConfig$422;
export const getMemberIcon$401 = getPermissionConfig$422;
export const getMemberIcon$403 = getPermissionConfig$422;
export const getMemberIcon$422 = getPermissionConfig$422;
export const getMemberIcon$429 = getPermissionConfig$422;
export const getMemberIcon$500 = getPermissionConfig$422;
export const getMemberIcon$503 = getPermissionConfig$422;
export const updateMemberIcon$200 = getMemberIcon$200;
export const updateMemberIcon$401 = getPermissionConfig$422;
export const updateMemberIcon$403 = getPermissionConfig$422;
export const updateMemberIcon$404 = getPermissionConfig$422;
export const updateMemberIcon$422 = getPermissionConfig$422;
export const updateMemberIcon$429 = getPermissionConfig$422;
export const updateMemberIcon$500 = getPermissionConfig$422;
export const updateMemberIcon$503 = getPermissionConfig$422;
export const firstLogin$401 = getPermissionConfig$422;
export const firstLogin$403 = getPermissionConfig$422;
export const firstLogin$422 = getPermissionConfig$422;
export const firstLogin$429 = getPermissionConfig$422;
export const firstLogin$500 = getPermissionConfig$422;
export const firstLogin$503 = getPermissionConfig$422;
export const setLanguage$200 = logout$200;
export const setLanguage$401 = getPermissionConfig$422;
export const setLanguage$403 = getPermissionConfig$422;
export const setLanguage$422 = getPermissionConfig$422;
export const setLanguage$429 = getPermissionConfig$422;
export const setLanguage$500 = getPermissionConfig$422;
export const setLanguage$503 = getPermissionConfig$422;
export const changePassword$200 = logout$200;
export const changePassword$401 = getPermissionConfig$422;
export const changePassword$403 = getPermissionConfig$422;
export const changePassword$422 = getPermissionConfig$422;
export const changePassword$429 = getPermissionConfig$422;
export const changePassword$500 = getPermissionConfig$422;
export const changePassword$503 = getPermissionConfig$422;
export const registerMember$403 = getPermissionConfig$422;
export const registerMember$422 = getPermissionConfig$422;
export const registerMember$429 = getPermissionConfig$422;
export const registerMember$500 = getPermissionConfig$422;
export const registerMember$503 = getPermissionConfig$422;
export const registerMobile$body = registerMember$body;
export const registerMobile$200 = registerMember$200;
export const registerMobile$403 = getPermissionConfig$422;
export const registerMobile$422 = getPermissionConfig$422;
export const registerMobile$429 = getPermissionConfig$422;
export const registerMobile$500 = getPermissionConfig$422;
export const registerMobile$503 = getPermissionConfig$422;
export const sendPasswordEmail$200 = logout$200;
export const sendPasswordEmail$403 = getPermissionConfig$422;
export const sendPasswordEmail$422 = getPermissionConfig$422;
export const sendPasswordEmail$429 = getPermissionConfig$422;
export const sendPasswordEmail$500 = getPermissionConfig$422;
export const sendPasswordEmail$503 = getPermissionConfig$422;
export const resetPassword$200 = login$200;
export const resetPassword$403 = getPermissionConfig$422;
export const resetPassword$422 = getPermissionConfig$422;
export const resetPassword$429 = getPermissionConfig$422;
export const resetPassword$500 = getPermissionConfig$422;
export const resetPassword$503 = getPermissionConfig$422;
export const bindSocial$401 = getPermissionConfig$422;
export const bindSocial$403 = getPermissionConfig$422;
export const bindSocial$404 = getPermissionConfig$422;
export const bindSocial$422 = getPermissionConfig$422;
export const bindSocial$429 = getPermissionConfig$422;
export const bindSocial$500 = getPermissionConfig$422;
export const bindSocial$503 = getPermissionConfig$422;
export const checkAffiliate$403 = getPermissionConfig$422;
export const checkAffiliate$422 = getPermissionConfig$422;
export const checkAffiliate$429 = getPermissionConfig$422;
export const checkAffiliate$500 = getPermissionConfig$422;
export const checkAffiliate$503 = getPermissionConfig$422;
export const getBalance$401 = getPermissionConfig$422;
export const getBalance$403 = getPermissionConfig$422;
export const getBalance$422 = getPermissionConfig$422;
export const getBalance$429 = getPermissionConfig$422;
export const getBalance$500 = getPermissionConfig$422;
export const getBalance$503 = getPermissionConfig$422;
export const getMerchantWallet$401 = getPermissionConfig$422;
export const getMerchantWallet$403 = getPermissionConfig$422;
export const getMerchantWallet$422 = getPermissionConfig$422;
export const getMerchantWallet$429 = getPermissionConfig$422;
export const getMerchantWallet$500 = getPermissionConfig$422;
export const getMerchantWallet$503 = getPermissionConfig$422;
export const getGameMenus$403 = getPermissionConfig$422;
export const getGameMenus$422 = getPermissionConfig$422;
export const getGameMenus$429 = getPermissionConfig$422;
export const getGameMenus$500 = getPermissionConfig$422;
export const getGameMenus$503 = getPermissionConfig$422;
export const getGameIndex$403 = getPermissionConfig$422;
export const getGameIndex$422 = getPermissionConfig$422;
export const getGameIndex$429 = getPermissionConfig$422;
export const getGameIndex$500 = getPermissionConfig$422;
export const getGameIndex$503 = getPermissionConfig$422;
export const getGameList$401 = getPermissionConfig$422;
export const getGameList$403 = getPermissionConfig$422;
export const getGameList$422 = getPermissionConfig$422;
export const getGameList$429 = getPermissionConfig$422;
export const getGameList$500 = getPermissionConfig$422;
export const getGameList$503 = getPermissionConfig$422;
export const getHotGames$403 = getPermissionConfig$422;
export const getHotGames$422 = getPermissionConfig$422;
export const getHotGames$429 = getPermissionConfig$422;
export const getHotGames$500 = getPermissionConfig$422;
export const getHotGames$503 = getPermissionConfig$422;
export const getGameVendor$403 = getPermissionConfig$422;
export const getGameVendor$422 = getPermissionConfig$422;
export const getGameVendor$429 = getPermissionConfig$422;
export const getGameVendor$500 = getPermissionConfig$422;
export const getGameVendor$503 = getPermissionConfig$422;
export const getWinnerBoard$403 = getPermissionConfig$422;
export const getWinnerBoard$422 = getPermissionConfig$422;
export const getWinnerBoard$429 = getPermissionConfig$422;
export const getWinnerBoard$500 = getPermissionConfig$422;
export const getWinnerBoard$503 = getPermissionConfig$422;
export const getJackpot$403 = getPermissionConfig$422;
export const getJackpot$422 = getPermissionConfig$422;
export const getJackpot$429 = getPermissionConfig$422;
export const getJackpot$500 = getPermissionConfig$422;
export const getJackpot$503 = getPermissionConfig$422;
export const getRecentGames$401 = getPermissionConfig$422;
export const getRecentGames$403 = getPermissionConfig$422;
export const getRecentGames$422 = getPermissionConfig$422;
export const getRecentGames$429 = getPermissionConfig$422;
export const getRecentGames$500 = getPermissionConfig$422;
export const getRecentGames$503 = getPermissionConfig$422;
export const getFavoriteGames$401 = getPermissionConfig$422;
export const getFavoriteGames$403 = getPermissionConfig$422;
export const getFavoriteGames$422 = getPermissionConfig$422;
export const getFavoriteGames$429 = getPermissionConfig$422;
export const getFavoriteGames$500 = getPermissionConfig$422;
export const getFavoriteGames$503 = getPermissionConfig$422;
export const getFavoriteGameIds$401 = getPermissionConfig$422;
export const getFavoriteGameIds$403 = getPermissionConfig$422;
export const getFavoriteGameIds$422 = getPermissionConfig$422;
export const getFavoriteGameIds$429 = getPermissionConfig$422;
export const getFavoriteGameIds$500 = getPermissionConfig$422;
export const getFavoriteGameIds$503 = getPermissionConfig$422;
export const addFavoriteGame$200 = logout$200;
export const addFavoriteGame$401 = getPermissionConfig$422;
export const addFavoriteGame$403 = getPermissionConfig$422;
export const addFavoriteGame$404 = getPermissionConfig$422;
export const addFavoriteGame$422 = getPermissionConfig$422;
export const addFavoriteGame$429 = getPermissionConfig$422;
export const addFavoriteGame$500 = getPermissionConfig$422;
export const addFavoriteGame$503 = getPermissionConfig$422;
export const removeFavoriteGame$200 = logout$200;
export const removeFavoriteGame$401 = getPermissionConfig$422;
export const removeFavoriteGame$403 = getPermissionConfig$422;
export const removeFavoriteGame$404 = getPermissionConfig$422;
export const removeFavoriteGame$422 = getPermissionConfig$422;
export const removeFavoriteGame$429 = getPermissionConfig$422;
export const removeFavoriteGame$500 = getPermissionConfig$422;
export const removeFavoriteGame$503 = getPermissionConfig$422;
export const launchGame$401 = getPermissionConfig$422;
export const launchGame$403 = getPermissionConfig$422;
export const launchGame$404 = getPermissionConfig$422;
export const launchGame$422 = getPermissionConfig$422;
export const launchGame$429 = getPermissionConfig$422;
export const launchGame$500 = getPermissionConfig$422;
export const launchGame$503 = getPermissionConfig$422;
export const trialLaunch$200 = launchGame$200;
export const trialLaunch$403 = getPermissionConfig$422;
export const trialLaunch$404 = getPermissionConfig$422;
export const trialLaunch$422 = getPermissionConfig$422;
export const trialLaunch$429 = getPermissionConfig$422;
export const trialLaunch$500 = getPermissionConfig$422;
export const trialLaunch$503 = getPermissionConfig$422;
export const getPlaySession$401 = getPermissionConfig$422;
export const getPlaySession$403 = getPermissionConfig$422;
export const getPlaySession$404 = getPermissionConfig$422;
export const getPlaySession$422 = getPermissionConfig$422;
export const getPlaySession$429 = getPermissionConfig$422;
export const getPlaySession$500 = getPermissionConfig$422;
export const getPlaySession$503 = getPermissionConfig$422;
export const endPlaySession$200 = getPlaySession$200;
export const endPlaySession$401 = getPermissionConfig$422;
export const endPlaySession$403 = getPermissionConfig$422;
export const endPlaySession$404 = getPermissionConfig$422;
export const endPlaySession$422 = getPermissionConfig$422;
export const endPlaySession$429 = getPermissionConfig$422;
export const endPlaySession$500 = getPermissionConfig$422;
export const endPlaySession$503 = getPermissionConfig$422;
export const playRound$401 = getPermissionConfig$422;
export const playRound$403 = getPermissionConfig$422;
export const playRound$404 = getPermissionConfig$422;
export const playRound$409 = getPermissionConfig$422;
export const playRound$422 = getPermissionConfig$422;
export const playRound$429 = getPermissionConfig$422;
export const playRound$500 = getPermissionConfig$422;
export const playRound$503 = getPermissionConfig$422;
export const getAnnouncements$403 = getPermissionConfig$422;
export const getAnnouncements$422 = getPermissionConfig$422;
export const getAnnouncements$429 = getPermissionConfig$422;
export const getAnnouncements$500 = getPermissionConfig$422;
export const getAnnouncements$503 = getPermissionConfig$422;
export const getPromotions$403 = getPermissionConfig$422;
export const getPromotions$422 = getPermissionConfig$422;
export const getPromotions$429 = getPermissionConfig$422;
export const getPromotions$500 = getPermissionConfig$422;
export const getPromotions$503 = getPermissionConfig$422;
export const sendFeedback$200 = logout$200;
export const sendFeedback$401 = getPermissionConfig$422;
export const sendFeedback$403 = getPermissionConfig$422;
export const sendFeedback$422 = getPermissionConfig$422;
export const sendFeedback$429 = getPermissionConfig$422;
export const sendFeedback$500 = getPermissionConfig$422;
export const sendFeedback$503 = getPermissionConfig$422;
export const getLiveChatModels$403 = getPermissionConfig$422;
export const getLiveChatModels$422 = getPermissionConfig$422;
export const getLiveChatModels$429 = getPermissionConfig$422;
export const getLiveChatModels$500 = getPermissionConfig$422;
export const getLiveChatModels$503 = getPermissionConfig$422;
export const launchChat$401 = getPermissionConfig$422;
export const launchChat$403 = getPermissionConfig$422;
export const launchChat$404 = getPermissionConfig$422;
export const launchChat$422 = getPermissionConfig$422;
export const launchChat$429 = getPermissionConfig$422;
export const launchChat$500 = getPermissionConfig$422;
export const launchChat$503 = getPermissionConfig$422;
export const getUnread$401 = getPermissionConfig$422;
export const getUnread$403 = getPermissionConfig$422;
export const getUnread$422 = getPermissionConfig$422;
export const getUnread$429 = getPermissionConfig$422;
export const getUnread$500 = getPermissionConfig$422;
export const getUnread$503 = getPermissionConfig$422;
export const anyRefusal = getPermissionConfig$422;


export const validators = {
  getPermissionConfig: { header: params.getPermissionConfig$header, responses: { 200: getPermissionConfig$200, 422: getPermissionConfig$422, 429: getPermissionConfig$429, 500: getPermissionConfig$500, 503: getPermissionConfig$503 } },
  getSystemStatus: { header: params.getSystemStatus$header, responses: { 200: getSystemStatus$200, 422: getSystemStatus$422, 429: getSystemStatus$429, 500: getSystemStatus$500, 503: getSystemStatus$503 } },
  getWhitelabel: { header: params.getWhitelabel$header, responses: { 200: getWhitelabel$200, 422: getWhitelabel$422, 429: getWhitelabel$429, 500: getWhitelabel$500, 503: getWhitelabel$503 } },
  getDomainRoute: { header: params.getDomainRoute$header, responses: { 200: getDomainRoute$200, 422: getDomainRoute$422, 429: getDomainRoute$429, 500: getDomainRoute$500, 503: getDomainRoute$503 } },
  getRegisterSettings: { header: params.getRegisterSettings$header, responses: { 200: getRegisterSettings$200, 403: getRegisterSettings$403, 422: getRegisterSettings$422, 429: getRegisterSettings$429, 500: getRegisterSettings$500, 503: getRegisterSettings$503 } },
  getHelpCenter: { query: params.getHelpCenter$query, header: params.getHelpCenter$header, responses: { 200: getHelpCenter$200, 403: getHelpCenter$403, 422: getHelpCenter$422, 429: getHelpCenter$429, 500: getHelpCenter$500, 503: getHelpCenter$503 } },
  getCountries: { header: params.getCountries$header, responses: { 200: getCountries$200, 403: getCountries$403, 422: getCountries$422, 429: getCountries$429, 500: getCountries$500, 503: getCountries$503 } },
  login: { header: params.login$header, body: login$body, responses: { 200: login$200, 403: login$403, 422: login$422, 429: login$429, 500: login$500, 503: login$503 } },
  loginFreeplay: { header: params.loginFreeplay$header, body: loginFreeplay$body, responses: { 200: loginFreeplay$200, 403: loginFreeplay$403, 422: loginFreeplay$422, 429: loginFreeplay$429, 500: loginFreeplay$500, 503: loginFreeplay$503 } },
  verifyLogin: { header: params.verifyLogin$header, body: verifyLogin$body, responses: { 200: verifyLogin$200, 403: verifyLogin$403, 404: verifyLogin$404, 422: verifyLogin$422, 429: verifyLogin$429, 500: verifyLogin$500, 503: verifyLogin$503 } },
  sendVerificationCode: { header: params.sendVerificationCode$header, body: sendVerificationCode$body, responses: { 200: sendVerificationCode$200, 403: sendVerificationCode$403, 404: sendVerificationCode$404, 422: sendVerificationCode$422, 429: sendVerificationCode$429, 500: sendVerificationCode$500, 503: sendVerificationCode$503 } },
  startSocial: { header: params.startSocial$header, body: startSocial$body, responses: { 200: startSocial$200, 403: startSocial$403, 422: startSocial$422, 429: startSocial$429, 500: startSocial$500, 503: startSocial$503 } },
  loginSocial: { header: params.loginSocial$header, body: loginSocial$body, responses: { 200: loginSocial$200, 403: loginSocial$403, 404: loginSocial$404, 422: loginSocial$422, 429: loginSocial$429, 500: loginSocial$500, 503: loginSocial$503 } },
  logout: { header: params.logout$header, responses: { 200: logout$200, 401: logout$401, 403: logout$403, 422: logout$422, 429: logout$429, 500: logout$500, 503: logout$503 } },
  getCaptcha: { query: params.getCaptcha$query, header: params.getCaptcha$header, responses: { 200: getCaptcha$200, 403: getCaptcha$403, 422: getCaptcha$422, 429: getCaptcha$429, 500: getCaptcha$500, 503: getCaptcha$503 } },
  sendLoginSms: { header: params.sendLoginSms$header, body: sendLoginSms$body, responses: { 200: sendLoginSms$200, 403: sendLoginSms$403, 422: sendLoginSms$422, 429: sendLoginSms$429, 500: sendLoginSms$500, 503: sendLoginSms$503 } },
  sendRegisterSms: { header: params.sendRegisterSms$header, body: sendRegisterSms$body, responses: { 200: sendRegisterSms$200, 403: sendRegisterSms$403, 422: sendRegisterSms$422, 429: sendRegisterSms$429, 500: sendRegisterSms$500, 503: sendRegisterSms$503 } },
  sendRegisterMobileSms: { header: params.sendRegisterMobileSms$header, body: sendRegisterMobileSms$body, responses: { 200: sendRegisterMobileSms$200, 403: sendRegisterMobileSms$403, 422: sendRegisterMobileSms$422, 429: sendRegisterMobileSms$429, 500: sendRegisterMobileSms$500, 503: sendRegisterMobileSms$503 } },
  sendPasswordSms: { header: params.sendPasswordSms$header, body: sendPasswordSms$body, responses: { 200: sendPasswordSms$200, 403: sendPasswordSms$403, 422: sendPasswordSms$422, 429: sendPasswordSms$429, 500: sendPasswordSms$500, 503: sendPasswordSms$503 } },
  sendPhoneCode: { header: params.sendPhoneCode$header, body: sendPhoneCode$body, responses: { 200: sendPhoneCode$200, 403: sendPhoneCode$403, 422: sendPhoneCode$422, 429: sendPhoneCode$429, 500: sendPhoneCode$500, 503: sendPhoneCode$503 } },
  confirmPhoneCode: { header: params.confirmPhoneCode$header, body: confirmPhoneCode$body, responses: { 200: confirmPhoneCode$200, 403: confirmPhoneCode$403, 422: confirmPhoneCode$422, 429: confirmPhoneCode$429, 500: confirmPhoneCode$500, 503: confirmPhoneCode$503 } },
  startHumanCheck: { header: params.startHumanCheck$header, body: startHumanCheck$body, responses: { 200: startHumanCheck$200, 403: startHumanCheck$403, 422: startHumanCheck$422, 429: startHumanCheck$429, 500: startHumanCheck$500, 503: startHumanCheck$503 } },
  passHumanCheck: { header: params.passHumanCheck$header, body: passHumanCheck$body, responses: { 200: passHumanCheck$200, 403: passHumanCheck$403, 404: passHumanCheck$404, 422: passHumanCheck$422, 429: passHumanCheck$429, 500: passHumanCheck$500, 503: passHumanCheck$503 } },
  getMemberInfo: { header: params.getMemberInfo$header, responses: { 200: getMemberInfo$200, 401: getMemberInfo$401, 403: getMemberInfo$403, 422: getMemberInfo$422, 429: getMemberInfo$429, 500: getMemberInfo$500, 503: getMemberInfo$503 } },
  getMemberIcon: { header: params.getMemberIcon$header, responses: { 200: getMemberIcon$200, 401: getMemberIcon$401, 403: getMemberIcon$403, 422: getMemberIcon$422, 429: getMemberIcon$429, 500: getMemberIcon$500, 503: getMemberIcon$503 } },
  updateMemberIcon: { header: params.updateMemberIcon$header, body: updateMemberIcon$body, responses: { 200: updateMemberIcon$200, 401: updateMemberIcon$401, 403: updateMemberIcon$403, 404: updateMemberIcon$404, 422: updateMemberIcon$422, 429: updateMemberIcon$429, 500: updateMemberIcon$500, 503: updateMemberIcon$503 } },
  firstLogin: { header: params.firstLogin$header, responses: { 200: firstLogin$200, 401: firstLogin$401, 403: firstLogin$403, 422: firstLogin$422, 429: firstLogin$429, 500: firstLogin$500, 503: firstLogin$503 } },
  setLanguage: { header: params.setLanguage$header, body: setLanguage$body, responses: { 200: setLanguage$200, 401: setLanguage$401, 403: setLanguage$403, 422: setLanguage$422, 429: setLanguage$429, 500: setLanguage$500, 503: setLanguage$503 } },
  changePassword: { header: params.changePassword$header, body: changePassword$body, responses: { 200: changePassword$200, 401: changePassword$401, 403: changePassword$403, 422: changePassword$422, 429: changePassword$429, 500: changePassword$500, 503: changePassword$503 } },
  registerMember: { header: params.registerMember$header, body: registerMember$body, responses: { 200: registerMember$200, 403: registerMember$403, 422: registerMember$422, 429: registerMember$429, 500: registerMember$500, 503: registerMember$503 } },
  registerMobile: { header: params.registerMobile$header, body: registerMobile$body, responses: { 200: registerMobile$200, 403: registerMobile$403, 422: registerMobile$422, 429: registerMobile$429, 500: registerMobile$500, 503: registerMobile$503 } },
  sendPasswordEmail: { header: params.sendPasswordEmail$header, body: sendPasswordEmail$body, responses: { 200: sendPasswordEmail$200, 403: sendPasswordEmail$403, 422: sendPasswordEmail$422, 429: sendPasswordEmail$429, 500: sendPasswordEmail$500, 503: sendPasswordEmail$503 } },
  resetPassword: { header: params.resetPassword$header, body: resetPassword$body, responses: { 200: resetPassword$200, 403: resetPassword$403, 422: resetPassword$422, 429: resetPassword$429, 500: resetPassword$500, 503: resetPassword$503 } },
  bindSocial: { header: params.bindSocial$header, body: bindSocial$body, responses: { 200: bindSocial$200, 401: bindSocial$401, 403: bindSocial$403, 404: bindSocial$404, 422: bindSocial$422, 429: bindSocial$429, 500: bindSocial$500, 503: bindSocial$503 } },
  checkAffiliate: { query: params.checkAffiliate$query, header: params.checkAffiliate$header, responses: { 200: checkAffiliate$200, 403: checkAffiliate$403, 422: checkAffiliate$422, 429: checkAffiliate$429, 500: checkAffiliate$500, 503: checkAffiliate$503 } },
  getBalance: { header: params.getBalance$header, responses: { 200: getBalance$200, 401: getBalance$401, 403: getBalance$403, 422: getBalance$422, 429: getBalance$429, 500: getBalance$500, 503: getBalance$503 } },
  getMerchantWallet: { header: params.getMerchantWallet$header, responses: { 200: getMerchantWallet$200, 401: getMerchantWallet$401, 403: getMerchantWallet$403, 422: getMerchantWallet$422, 429: getMerchantWallet$429, 500: getMerchantWallet$500, 503: getMerchantWallet$503 } },
  getGameMenus: { query: params.getGameMenus$query, header: params.getGameMenus$header, responses: { 200: getGameMenus$200, 403: getGameMenus$403, 422: getGameMenus$422, 429: getGameMenus$429, 500: getGameMenus$500, 503: getGameMenus$503 } },
  getGameIndex: { query: params.getGameIndex$query, header: params.getGameIndex$header, responses: { 200: getGameIndex$200, 403: getGameIndex$403, 422: getGameIndex$422, 429: getGameIndex$429, 500: getGameIndex$500, 503: getGameIndex$503 } },
  getGameList: { query: params.getGameList$query, header: params.getGameList$header, responses: { 200: getGameList$200, 401: getGameList$401, 403: getGameList$403, 422: getGameList$422, 429: getGameList$429, 500: getGameList$500, 503: getGameList$503 } },
  getHotGames: { query: params.getHotGames$query, header: params.getHotGames$header, responses: { 200: getHotGames$200, 403: getHotGames$403, 422: getHotGames$422, 429: getHotGames$429, 500: getHotGames$500, 503: getHotGames$503 } },
  getGameVendor: { query: params.getGameVendor$query, header: params.getGameVendor$header, responses: { 200: getGameVendor$200, 403: getGameVendor$403, 422: getGameVendor$422, 429: getGameVendor$429, 500: getGameVendor$500, 503: getGameVendor$503 } },
  getWinnerBoard: { query: params.getWinnerBoard$query, header: params.getWinnerBoard$header, responses: { 200: getWinnerBoard$200, 403: getWinnerBoard$403, 422: getWinnerBoard$422, 429: getWinnerBoard$429, 500: getWinnerBoard$500, 503: getWinnerBoard$503 } },
  getJackpot: { header: params.getJackpot$header, responses: { 200: getJackpot$200, 403: getJackpot$403, 422: getJackpot$422, 429: getJackpot$429, 500: getJackpot$500, 503: getJackpot$503 } },
  getRecentGames: { query: params.getRecentGames$query, header: params.getRecentGames$header, responses: { 200: getRecentGames$200, 401: getRecentGames$401, 403: getRecentGames$403, 422: getRecentGames$422, 429: getRecentGames$429, 500: getRecentGames$500, 503: getRecentGames$503 } },
  getFavoriteGames: { query: params.getFavoriteGames$query, header: params.getFavoriteGames$header, responses: { 200: getFavoriteGames$200, 401: getFavoriteGames$401, 403: getFavoriteGames$403, 422: getFavoriteGames$422, 429: getFavoriteGames$429, 500: getFavoriteGames$500, 503: getFavoriteGames$503 } },
  getFavoriteGameIds: { header: params.getFavoriteGameIds$header, responses: { 200: getFavoriteGameIds$200, 401: getFavoriteGameIds$401, 403: getFavoriteGameIds$403, 422: getFavoriteGameIds$422, 429: getFavoriteGameIds$429, 500: getFavoriteGameIds$500, 503: getFavoriteGameIds$503 } },
  addFavoriteGame: { header: params.addFavoriteGame$header, body: addFavoriteGame$body, responses: { 200: addFavoriteGame$200, 401: addFavoriteGame$401, 403: addFavoriteGame$403, 404: addFavoriteGame$404, 422: addFavoriteGame$422, 429: addFavoriteGame$429, 500: addFavoriteGame$500, 503: addFavoriteGame$503 } },
  removeFavoriteGame: { query: params.removeFavoriteGame$query, header: params.removeFavoriteGame$header, responses: { 200: removeFavoriteGame$200, 401: removeFavoriteGame$401, 403: removeFavoriteGame$403, 404: removeFavoriteGame$404, 422: removeFavoriteGame$422, 429: removeFavoriteGame$429, 500: removeFavoriteGame$500, 503: removeFavoriteGame$503 } },
  launchGame: { query: params.launchGame$query, header: params.launchGame$header, responses: { 200: launchGame$200, 401: launchGame$401, 403: launchGame$403, 404: launchGame$404, 422: launchGame$422, 429: launchGame$429, 500: launchGame$500, 503: launchGame$503 } },
  trialLaunch: { query: params.trialLaunch$query, header: params.trialLaunch$header, responses: { 200: trialLaunch$200, 403: trialLaunch$403, 404: trialLaunch$404, 422: trialLaunch$422, 429: trialLaunch$429, 500: trialLaunch$500, 503: trialLaunch$503 } },
  getPlaySession: { query: params.getPlaySession$query, header: params.getPlaySession$header, responses: { 200: getPlaySession$200, 401: getPlaySession$401, 403: getPlaySession$403, 404: getPlaySession$404, 422: getPlaySession$422, 429: getPlaySession$429, 500: getPlaySession$500, 503: getPlaySession$503 } },
  endPlaySession: { query: params.endPlaySession$query, header: params.endPlaySession$header, responses: { 200: endPlaySession$200, 401: endPlaySession$401, 403: endPlaySession$403, 404: endPlaySession$404, 422: endPlaySession$422, 429: endPlaySession$429, 500: endPlaySession$500, 503: endPlaySession$503 } },
  playRound: { header: params.playRound$header, body: playRound$body, responses: { 200: playRound$200, 401: playRound$401, 403: playRound$403, 404: playRound$404, 409: playRound$409, 422: playRound$422, 429: playRound$429, 500: playRound$500, 503: playRound$503 } },
  getAnnouncements: { query: params.getAnnouncements$query, header: params.getAnnouncements$header, responses: { 200: getAnnouncements$200, 403: getAnnouncements$403, 422: getAnnouncements$422, 429: getAnnouncements$429, 500: getAnnouncements$500, 503: getAnnouncements$503 } },
  getPromotions: { query: params.getPromotions$query, header: params.getPromotions$header, responses: { 200: getPromotions$200, 403: getPromotions$403, 422: getPromotions$422, 429: getPromotions$429, 500: getPromotions$500, 503: getPromotions$503 } },
  sendFeedback: { header: params.sendFeedback$header, body: sendFeedback$body, responses: { 200: sendFeedback$200, 401: sendFeedback$401, 403: sendFeedback$403, 422: sendFeedback$422, 429: sendFeedback$429, 500: sendFeedback$500, 503: sendFeedback$503 } },
  getLiveChatModels: { header: params.getLiveChatModels$header, responses: { 200: getLiveChatModels$200, 403: getLiveChatModels$403, 422: getLiveChatModels$422, 429: getLiveChatModels$429, 500: getLiveChatModels$500, 503: getLiveChatModels$503 } },
  launchChat: { query: params.launchChat$query, header: params.launchChat$header, responses: { 200: launchChat$200, 401: launchChat$401, 403: launchChat$403, 404: launchChat$404, 422: launchChat$422, 429: launchChat$429, 500: launchChat$500, 503: launchChat$503 } },
  getUnread: { header: params.getUnread$header, responses: { 200: getUnread$200, 401: getUnread$401, 403: getUnread$403, 422: getUnread$422, 429: getUnread$429, 500: getUnread$500, 503: getUnread$503 } },
}

export const eventValidators = {
  'balance.updated': event$balance_updated,
  'message.new': event$message_new,
  'deposit.credited': event$deposit_credited,
  'deposit.failed': event$deposit_failed,
  'withdrawal.approved': event$withdrawal_approved,
  'withdrawal.rejected': event$withdrawal_rejected,
  'withdrawal.confirmRequired': event$withdrawal_confirmRequired,
  'contract.offered': event$contract_offered,
  'contract.terminated': event$contract_terminated,
  'reward.available': event$reward_available,
  'session.kicked': event$session_kicked,
  'system.maintenance': event$system_maintenance,
  'limits.reached': event$limits_reached,
}
