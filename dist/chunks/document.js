import "./lint.js";
import {
  BARE_WORDS,
  BOUNDS,
  LIMITS,
  Unreadable,
  afterLineBreak,
  applyEdits,
  behind,
  changesOf,
  checkDepth,
  didYouMean,
  differing,
  editList,
  entries,
  hasLineBreak,
  inBrackets,
  isFirstOnLine,
  isLineBreak,
  isList,
  isRecord,
  isScalar,
  isVague,
  lastFrom,
  lineEnd,
  lineEndOf,
  lineStart,
  offsetFinder,
  printEach,
  printEdits,
  reindent,
  skipSpaces,
  sourceNodeOf,
  toValue,
  walk
} from "./rules.js";
import {
  EMPTY_FILE,
  append,
  countLeading,
  partsOf,
  printable,
  remembered
} from "./version.js";

// node_modules/yaml/browser/dist/nodes/identity.js
var ALIAS=Symbol.for("yaml.alias"),DOC=Symbol.for("yaml.document"),MAP=Symbol.for("yaml.map"),PAIR=Symbol.for("yaml.pair"),SCALAR=Symbol.for("yaml.scalar"),SEQ=Symbol.for("yaml.seq"),NODE_TYPE=Symbol.for("yaml.node.type"),isAlias=a=>!!a&&typeof a=="object"&&a[NODE_TYPE]===ALIAS,isDocument=a=>!!a&&typeof a=="object"&&a[NODE_TYPE]===DOC,isMap=a=>!!a&&typeof a=="object"&&a[NODE_TYPE]===MAP,isPair=a=>!!a&&typeof a=="object"&&a[NODE_TYPE]===PAIR,isScalar2=a=>!!a&&typeof a=="object"&&a[NODE_TYPE]===SCALAR,isSeq=a=>!!a&&typeof a=="object"&&a[NODE_TYPE]===SEQ;function isCollection(a){if(a&&typeof a=="object")switch(a[NODE_TYPE]){case MAP:case SEQ:return!0}return!1}function isNode(a){if(a&&typeof a=="object")switch(a[NODE_TYPE]){case ALIAS:case MAP:case SCALAR:case SEQ:return!0}return!1}var hasAnchor=a=>(isScalar2(a)||isCollection(a))&&!!a.anchor;
// node_modules/yaml/browser/dist/visit.js
var BREAK=Symbol("break visit"),SKIP=Symbol("skip children"),REMOVE=Symbol("remove node");function visit(e,l){const i=initVisitor(l);isDocument(e)?visit_(null,e.contents,i,Object.freeze([e]))===REMOVE&&(e.contents=null):visit_(null,e,i,Object.freeze([]))}visit.BREAK=BREAK,visit.SKIP=SKIP,visit.REMOVE=REMOVE;function visit_(e,l,i,c){const f=callVisitor(e,l,i,c);if(isNode(f)||isPair(f))return replaceNode(e,c,f),visit_(e,f,i,c);if(typeof f!="symbol"){if(isCollection(l)){c=Object.freeze(c.concat(l));for(let t=0;t<l.items.length;++t){const n=visit_(t,l.items[t],i,c);if(typeof n=="number")t=n-1;else{if(n===BREAK)return BREAK;n===REMOVE&&(l.items.splice(t,1),t-=1)}}}else if(isPair(l)){c=Object.freeze(c.concat(l));const t=visit_("key",l.key,i,c);if(t===BREAK)return BREAK;t===REMOVE&&(l.key=null);const n=visit_("value",l.value,i,c);if(n===BREAK)return BREAK;n===REMOVE&&(l.value=null)}}return f}async function visitAsync(e,l){const i=initVisitor(l);isDocument(e)?await visitAsync_(null,e.contents,i,Object.freeze([e]))===REMOVE&&(e.contents=null):await visitAsync_(null,e,i,Object.freeze([]))}visitAsync.BREAK=BREAK,visitAsync.SKIP=SKIP,visitAsync.REMOVE=REMOVE;async function visitAsync_(e,l,i,c){const f=await callVisitor(e,l,i,c);if(isNode(f)||isPair(f))return replaceNode(e,c,f),visitAsync_(e,f,i,c);if(typeof f!="symbol"){if(isCollection(l)){c=Object.freeze(c.concat(l));for(let t=0;t<l.items.length;++t){const n=await visitAsync_(t,l.items[t],i,c);if(typeof n=="number")t=n-1;else{if(n===BREAK)return BREAK;n===REMOVE&&(l.items.splice(t,1),t-=1)}}}else if(isPair(l)){c=Object.freeze(c.concat(l));const t=await visitAsync_("key",l.key,i,c);if(t===BREAK)return BREAK;t===REMOVE&&(l.key=null);const n=await visitAsync_("value",l.value,i,c);if(n===BREAK)return BREAK;n===REMOVE&&(l.value=null)}}return f}function initVisitor(e){return typeof e=="object"&&(e.Collection||e.Node||e.Value)?Object.assign({Alias:e.Node,Map:e.Node,Scalar:e.Node,Seq:e.Node},e.Value&&{Map:e.Value,Scalar:e.Value,Seq:e.Value},e.Collection&&{Map:e.Collection,Seq:e.Collection},e):e}function callVisitor(e,l,i,c){if(typeof i=="function")return i(e,l,c);if(isMap(l))return i.Map?.(e,l,c);if(isSeq(l))return i.Seq?.(e,l,c);if(isPair(l))return i.Pair?.(e,l,c);if(isScalar2(l))return i.Scalar?.(e,l,c);if(isAlias(l))return i.Alias?.(e,l,c)}function replaceNode(e,l,i){const c=l[l.length-1];if(isCollection(c))c.items[e]=i;else if(isPair(c))e==="key"?c.key=i:c.value=i;else if(isDocument(c))c.contents=i;else{const f=isAlias(c)?"alias":"scalar";throw new Error(`Cannot replace node with ${f} parent`)}}
// node_modules/yaml/browser/dist/doc/directives.js
var escapeChars={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},escapeTagName=c=>c.replace(/[!,[\]{}]/g,t=>escapeChars[t]),Directives=class l{constructor(t,e){this.docStart=null,this.docEnd=!1,this.yaml=Object.assign({},l.defaultYaml,t),this.tags=Object.assign({},l.defaultTags,e)}clone(){const t=new l(this.yaml,this.tags);return t.docStart=this.docStart,t}atDocument(){const t=new l(this.yaml,this.tags);switch(this.yaml.version){case"1.1":this.atNextDocument=!0;break;case"1.2":this.atNextDocument=!1,this.yaml={explicit:l.defaultYaml.explicit,version:"1.2"},this.tags=Object.assign({},l.defaultTags);break}return t}add(t,e){this.atNextDocument&&(this.yaml={explicit:l.defaultYaml.explicit,version:"1.1"},this.tags=Object.assign({},l.defaultTags),this.atNextDocument=!1);const i=t.trim().split(/[ \t]+/),n=i.shift();switch(n){case"%TAG":{if(i.length!==2&&(e(0,"%TAG directive should contain exactly two parts"),i.length<2))return!1;const[s,a]=i;return this.tags[s]=a,!0}case"%YAML":{if(this.yaml.explicit=!0,i.length!==1)return e(0,"%YAML directive should contain exactly one part"),!1;const[s]=i;if(s==="1.1"||s==="1.2")return this.yaml.version=s,!0;{const a=/^\d+\.\d+$/.test(s);return e(6,`Unsupported YAML version ${s}`,a),!1}}default:return e(0,`Unknown directive ${n}`,!0),!1}}tagName(t,e){if(t==="!")return"!";if(t[0]!=="!")return e(`Not a valid tag: ${t}`),null;if(t[1]==="<"){const a=t.slice(2,-1);return a==="!"||a==="!!"?(e(`Verbatim tags aren't resolved, so ${t} is invalid.`),null):(t[t.length-1]!==">"&&e("Verbatim tags must end with a >"),a)}const[,i,n]=t.match(/^(.*!)([^!]*)$/s);n||e(`The ${t} tag has no suffix`);const s=this.tags[i];if(s)try{return s+decodeURIComponent(n)}catch(a){return e(String(a)),null}return i==="!"?t:(e(`Could not resolve tag: ${t}`),null)}tagString(t){for(const[e,i]of Object.entries(this.tags))if(t.startsWith(i))return e+escapeTagName(t.substring(i.length));return t[0]==="!"?t:`!<${t}>`}toString(t){const e=this.yaml.explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[],i=Object.entries(this.tags);let n;if(t&&i.length>0&&isNode(t.contents)){const s={};visit(t.contents,(a,r)=>{isNode(r)&&r.tag&&(s[r.tag]=!0)}),n=Object.keys(s)}else n=[];for(const[s,a]of i)s==="!!"&&a==="tag:yaml.org,2002:"||(!t||n.some(r=>r.startsWith(a)))&&e.push(`%TAG ${s} ${a}`);return e.join(`
`)}};Directives.defaultYaml={explicit:!1,version:"1.2"},Directives.defaultTags={"!!":"tag:yaml.org,2002:"};
// node_modules/yaml/browser/dist/doc/anchors.js
function anchorIsValid(n){if(/[\x00-\x19\s,[\]{}]/.test(n)){const r=`Anchor must not contain whitespace or control characters: ${JSON.stringify(n)}`;throw new Error(r)}return!0}function anchorNames(n){const t=new Set;return visit(n,{Value(r,e){e.anchor&&t.add(e.anchor)}}),t}function findNewAnchor(n,t){for(let r=1;;++r){const e=`${n}${r}`;if(!t.has(e))return e}}function createNodeAnchors(n,t){const r=[],e=new Map;let c=null;return{onAnchor:s=>{r.push(s),c??(c=anchorNames(n));const o=findNewAnchor(t,c);return c.add(o),o},setAnchors:()=>{for(const s of r){const o=e.get(s);if(typeof o=="object"&&o.anchor&&(isScalar2(o.node)||isCollection(o.node)))o.node.anchor=o.anchor;else{const a=new Error("Failed to resolve repeated object (this should not happen)");throw a.source=s,a}}},sourceObjects:e}}
// node_modules/yaml/browser/dist/doc/applyReviver.js
function applyReviver(s,n,c,e){if(e&&typeof e=="object")if(Array.isArray(e))for(let t=0,o=e.length;t<o;++t){const f=e[t],i=applyReviver(s,e,String(t),f);i===void 0?delete e[t]:i!==f&&(e[t]=i)}else if(e instanceof Map)for(const t of Array.from(e.keys())){const o=e.get(t),f=applyReviver(s,e,t,o);f===void 0?e.delete(t):f!==o&&e.set(t,f)}else if(e instanceof Set)for(const t of Array.from(e)){const o=applyReviver(s,e,t,t);o===void 0?e.delete(t):o!==t&&(e.delete(t),e.add(o))}else for(const[t,o]of Object.entries(e)){const f=applyReviver(s,e,t,o);f===void 0?delete e[t]:f!==o&&(e[t]=f)}return s.call(n,c,e)}
// node_modules/yaml/browser/dist/nodes/toJS.js
function toJS(r,e,n){if(Array.isArray(r))return r.map((o,t)=>toJS(o,String(t),n));if(r&&typeof r.toJSON=="function"){if(!n||!hasAnchor(r))return r.toJSON(e,n);const o={aliasCount:0,count:1,res:void 0};n.anchors.set(r,o),n.onCreate=i=>{o.res=i,delete n.onCreate};const t=r.toJSON(e,n);return n.onCreate&&n.onCreate(t),t}return typeof r=="bigint"&&!n?.keep?Number(r):r}
// node_modules/yaml/browser/dist/nodes/Node.js
var NodeBase=class{constructor(e){Object.defineProperty(this,NODE_TYPE,{value:e})}clone(){const e=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return this.range&&(e.range=this.range.slice()),e}toJS(e,{mapAsMap:c,maxAliasCount:r,onAnchor:o,reviver:s}={}){if(!isDocument(e))throw new TypeError("A document argument is required");const n={anchors:new Map,doc:e,keep:!0,mapAsMap:c===!0,mapKeyWarned:!1,maxAliasCount:typeof r=="number"?r:100},t=toJS(this,"",n);if(typeof o=="function")for(const{count:a,res:i}of n.anchors.values())o(i,a);return typeof s=="function"?applyReviver(s,{"":t},"",t):t}};
// node_modules/yaml/browser/dist/nodes/Alias.js
var Alias=class extends NodeBase{constructor(t){super(ALIAS),this.source=t,Object.defineProperty(this,"tag",{set(){throw new Error("Alias nodes cannot have tags")}})}resolve(t,e){if(e?.maxAliasCount===0)throw new ReferenceError("Alias resolution is disabled");let r;e?.aliasResolveCache?r=e.aliasResolveCache:(r=[],visit(t,{Node:(o,i)=>{(isAlias(i)||hasAnchor(i))&&r.push(i)}}),e&&(e.aliasResolveCache=r));let s;for(const o of r){if(o===this)break;o.anchor===this.source&&(s=o)}if(s&&e){const{anchors:o,doc:i,maxAliasCount:l}=e;let a=o.get(s);if(a||(toJS(s,null,e),a=o.get(s)),a?.res===void 0){const n="This should not happen: Alias anchor was not resolved?";throw new ReferenceError(n)}if(l>=0&&(a.count+=1,a.aliasCount===0&&(a.aliasCount=getAliasCount(i,s,o)),a.count*a.aliasCount>l)){const n="Excessive alias count indicates a resource exhaustion attack";throw new ReferenceError(n)}}return s}toJSON(t,e){if(!e)return{source:this.source};const r=this.resolve(e.doc,e);if(!r){const s=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new ReferenceError(s)}return e.anchors.get(r).res}toString(t,e,r){const s=`*${this.source}`;if(t){if(anchorIsValid(this.source),t.options.verifyAliasOrder&&!t.anchors.has(this.source)){const o=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new Error(o)}if(t.implicitKey)return`${s} `}return s}};function getAliasCount(t,e,r){if(isAlias(e)){const s=e.resolve(t),o=r&&s&&r.get(s);return o?o.count*o.aliasCount:0}else if(isCollection(e)){let s=0;for(const o of e.items){const i=getAliasCount(t,o,r);i>s&&(s=i)}return s}else if(isPair(e)){const s=getAliasCount(t,e.key,r),o=getAliasCount(t,e.value,r);return Math.max(s,o)}return 1}
// node_modules/yaml/browser/dist/nodes/Scalar.js
var isScalarValue=t=>!t||typeof t!="function"&&typeof t!="object",Scalar=class extends NodeBase{constructor(t){super(SCALAR),this.value=t}toJSON(t,L){return L?.keep?this.value:toJS(this.value,t,L)}toString(){return String(this.value)}};Scalar.BLOCK_FOLDED="BLOCK_FOLDED",Scalar.BLOCK_LITERAL="BLOCK_LITERAL",Scalar.PLAIN="PLAIN",Scalar.QUOTE_DOUBLE="QUOTE_DOUBLE",Scalar.QUOTE_SINGLE="QUOTE_SINGLE";
// node_modules/yaml/browser/dist/doc/createNode.js
var defaultTagPrefix="tag:yaml.org,2002:";function findTagObject(n,i,o){if(i){const e=o.filter(r=>r.tag===i),c=e.find(r=>!r.format)??e[0];if(!c)throw new Error(`Tag ${i} not found`);return c}return o.find(e=>e.identify?.(n)&&!e.format)}function createNode(n,i,o){if(isDocument(n)&&(n=n.contents),isNode(n))return n;if(isPair(n)){const s=o.schema[MAP].createNode?.(o.schema,null,o);return s.items.push(n),s}(n instanceof String||n instanceof Number||n instanceof Boolean||typeof BigInt<"u"&&n instanceof BigInt)&&(n=n.valueOf());const{aliasDuplicateObjects:e,onAnchor:c,onTagObj:r,schema:d,sourceObjects:b}=o;let t;if(e&&n&&typeof n=="object"){if(t=b.get(n),t)return t.anchor??(t.anchor=c(n)),new Alias(t.anchor);t={anchor:null,node:null},b.set(n,t)}i?.startsWith("!!")&&(i=defaultTagPrefix+i.slice(2));let f=findTagObject(n,i,d.tags);if(!f){if(n&&typeof n.toJSON=="function"&&(n=n.toJSON()),!n||typeof n!="object"){const s=new Scalar(n);return t&&(t.node=s),s}f=n instanceof Map?d[MAP]:Symbol.iterator in Object(n)?d[SEQ]:d[MAP]}r&&(r(f),delete o.onTagObj);const h=f?.createNode?f.createNode(o.schema,n,o):typeof f?.nodeClass?.from=="function"?f.nodeClass.from(o.schema,n,o):new Scalar(n);return i?h.tag=i:f.default||(h.tag=f.tag),t&&(t.node=h),h}
// node_modules/yaml/browser/dist/nodes/Collection.js
function collectionFromPath(s,e,t){let n=t;for(let r=e.length-1;r>=0;--r){const o=e[r];if(typeof o=="number"&&Number.isInteger(o)&&o>=0){const i=[];i[o]=n,n=i}else n=new Map([[o,n]])}return createNode(n,void 0,{aliasDuplicateObjects:!1,keepUndefined:!1,onAnchor:()=>{throw new Error("This should not happen, please report a bug.")},schema:s,sourceObjects:new Map})}var isEmptyPath=s=>s==null||typeof s=="object"&&!!s[Symbol.iterator]().next().done,Collection=class extends NodeBase{constructor(s,e){super(s),Object.defineProperty(this,"schema",{value:e,configurable:!0,enumerable:!1,writable:!0})}clone(s){const e=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(this));return s&&(e.schema=s),e.items=e.items.map(t=>isNode(t)||isPair(t)?t.clone(s):t),this.range&&(e.range=this.range.slice()),e}addIn(s,e){if(isEmptyPath(s))this.add(e);else{const[t,...n]=s,r=this.get(t,!0);if(isCollection(r))r.addIn(n,e);else if(r===void 0&&this.schema)this.set(t,collectionFromPath(this.schema,n,e));else throw new Error(`Expected YAML collection at ${t}. Remaining path: ${n}`)}}deleteIn(s){const[e,...t]=s;if(t.length===0)return this.delete(e);const n=this.get(e,!0);if(isCollection(n))return n.deleteIn(t);throw new Error(`Expected YAML collection at ${e}. Remaining path: ${t}`)}getIn(s,e){const[t,...n]=s,r=this.get(t,!0);return n.length===0?!e&&isScalar2(r)?r.value:r:isCollection(r)?r.getIn(n,e):void 0}hasAllNullValues(s){return this.items.every(e=>{if(!isPair(e))return!1;const t=e.value;return t==null||s&&isScalar2(t)&&t.value==null&&!t.commentBefore&&!t.comment&&!t.tag})}hasIn(s){const[e,...t]=s;if(t.length===0)return this.has(e);const n=this.get(e,!0);return isCollection(n)?n.hasIn(t):!1}setIn(s,e){const[t,...n]=s;if(n.length===0)this.set(t,e);else{const r=this.get(t,!0);if(isCollection(r))r.setIn(n,e);else if(r===void 0&&this.schema)this.set(t,collectionFromPath(this.schema,n,e));else throw new Error(`Expected YAML collection at ${t}. Remaining path: ${n}`)}}};
// node_modules/yaml/browser/dist/stringify/stringifyComment.js
var stringifyComment=n=>n.replace(/^(?!$)(?: $)?/gm,"#");function indentComment(n,r){return/^\n+$/.test(n)?n.substring(1):r?n.replace(/^(?! *$)/gm,r):n}var lineComment=(n,r,i)=>n.endsWith(`
`)?indentComment(i,r):i.includes(`
`)?`
`+indentComment(i,r):(n.endsWith(" ")?"":" ")+i;
// node_modules/yaml/browser/dist/stringify/foldFlowLines.js
var FOLD_FLOW="flow",FOLD_BLOCK="block",FOLD_QUOTED="quoted";function foldFlowLines(e,s,h="flow",{indentAtStart:i,lineWidth:r=80,minContentWidth:c=20,onFold:b,onOverflow:F}={}){if(!r||r<0)return e;r<c&&(c=0);const v=Math.max(1+c,1+r-s.length);if(e.length<=v)return e;const u=[],w={};let n=r-s.length;typeof i=="number"&&(i>r-Math.max(2,c)?u.push(0):n=r-i);let g,a,L=!1,l=-1,O=-1,$=-1;h===FOLD_BLOCK&&(l=consumeMoreIndentedLines(e,l,s.length),l!==-1&&(n=l+v));for(let o;o=e[l+=1];){if(h===FOLD_QUOTED&&o==="\\"){switch(O=l,e[l+1]){case"x":l+=3;break;case"u":l+=5;break;case"U":l+=9;break;default:l+=1}$=l}if(o===`
`)h===FOLD_BLOCK&&(l=consumeMoreIndentedLines(e,l,s.length)),n=l+s.length+v,g=void 0;else{if(o===" "&&a&&a!==" "&&a!==`
`&&a!=="	"){const f=e[l+1];f&&f!==" "&&f!==`
`&&f!=="	"&&(g=l)}if(l>=n)if(g)u.push(g),n=g+v,g=void 0;else if(h===FOLD_QUOTED){for(;a===" "||a==="	";)a=o,o=e[l+=1],L=!0;const f=l>$+1?l-2:O-1;if(w[f])return e;u.push(f),w[f]=!0,n=f+v,g=void 0}else L=!0}a=o}if(L&&F&&F(),u.length===0)return e;b&&b();let p=e.slice(0,u[0]);for(let o=0;o<u.length;++o){const f=u[o],k=u[o+1]||e.length;f===0?p=`
${s}${e.slice(0,k)}`:(h===FOLD_QUOTED&&w[f]&&(p+=`${e[f]}\\`),p+=`
${s}${e.slice(f+1,k)}`)}return p}function consumeMoreIndentedLines(e,s,h){let i=s,r=s+1,c=e[r];for(;c===" "||c==="	";)if(s<r+h)c=e[++s];else{do c=e[++s];while(c&&c!==`
`);i=s,r=s+1,c=e[r]}return i}
// node_modules/yaml/browser/dist/stringify/stringifyString.js
var getFoldOptions=(i,n)=>({indentAtStart:n?i.indent.length:i.indentAtStart,lineWidth:i.options.lineWidth,minContentWidth:i.options.minContentWidth}),containsDocumentMarker=i=>/^(%|---|\.\.\.)/m.test(i);function lineLengthOverLimit(i,n,e){if(!n||n<0)return!1;const r=n-e,f=i.length;if(f<=r)return!1;for(let l=0,t=0;l<f;++l)if(i[l]===`
`){if(l-t>r)return!0;if(t=l+1,f-t<=r)return!1}return!0}function doubleQuotedString(i,n){const e=JSON.stringify(i);if(n.options.doubleQuotedAsJSON)return e;const{implicitKey:r}=n,f=n.options.doubleQuotedMinMultiLineLength,l=n.indent||(containsDocumentMarker(i)?"  ":"");let t="",a=0;for(let s=0,o=e[s];o;o=e[++s])if(o===" "&&e[s+1]==="\\"&&e[s+2]==="n"&&(t+=e.slice(a,s)+"\\ ",s+=1,a=s,o="\\"),o==="\\")switch(e[s+1]){case"u":{t+=e.slice(a,s);const u=e.substr(s+2,4);switch(u){case"0000":t+="\\0";break;case"0007":t+="\\a";break;case"000b":t+="\\v";break;case"001b":t+="\\e";break;case"0085":t+="\\N";break;case"00a0":t+="\\_";break;case"2028":t+="\\L";break;case"2029":t+="\\P";break;default:u.substr(0,2)==="00"?t+="\\x"+u.substr(2):t+=e.substr(s,6)}s+=5,a=s+1}break;case"n":if(r||e[s+2]==='"'||e.length<f)s+=1;else{for(t+=e.slice(a,s)+`

`;e[s+2]==="\\"&&e[s+3]==="n"&&e[s+4]!=='"';)t+=`
`,s+=2;t+=l,e[s+2]===" "&&(t+="\\"),s+=1,a=s+1}break;default:s+=1}return t=a?t+e.slice(a):e,r?t:foldFlowLines(t,l,FOLD_QUOTED,getFoldOptions(n,!1))}function singleQuotedString(i,n){if(n.options.singleQuote===!1||n.implicitKey&&i.includes(`
`)||/[ \t]\n|\n[ \t]/.test(i))return doubleQuotedString(i,n);const e=n.indent||(containsDocumentMarker(i)?"  ":""),r="'"+i.replace(/'/g,"''").replace(/\n+/g,`$&
${e}`)+"'";return n.implicitKey?r:foldFlowLines(r,e,FOLD_FLOW,getFoldOptions(n,!1))}function quotedString(i,n){const{singleQuote:e}=n.options;let r;if(e===!1)r=doubleQuotedString;else{const f=i.includes('"'),l=i.includes("'");f&&!l?r=singleQuotedString:l&&!f?r=doubleQuotedString:r=e?singleQuotedString:doubleQuotedString}return r(i,n)}var blockEndNewlines;try{blockEndNewlines=new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{blockEndNewlines=/\n+(?!\n|$)/g}function blockString({comment:i,type:n,value:e},r,f,l){const{blockQuote:t,commentString:a,lineWidth:s}=r.options;if(!t||/\n[\t ]+$/.test(e))return quotedString(e,r);const o=r.indent||(r.forceBlockIndent||containsDocumentMarker(e)?"  ":""),u=t==="literal"?!0:t==="folded"||n===Scalar.BLOCK_FOLDED?!1:n===Scalar.BLOCK_LITERAL?!0:!lineLengthOverLimit(e,s,o.length);if(!e)return u?`|
`:`>
`;let g,d;for(d=e.length;d>0;--d){const L=e[d-1];if(L!==`
`&&L!=="	"&&L!==" ")break}let c=e.substring(d);const O=c.indexOf(`
`);O===-1?g="-":e===c||O!==c.length-1?(g="+",l&&l()):g="",c&&(e=e.slice(0,-c.length),c[c.length-1]===`
`&&(c=c.slice(0,-1)),c=c.replace(blockEndNewlines,`$&${o}`));let S=!1,b,p=-1;for(b=0;b<e.length;++b){const L=e[b];if(L===" ")S=!0;else if(L===`
`)p=b;else break}let $=e.substring(0,p<b?p+1:b);$&&(e=e.substring($.length),$=$.replace(/\n+/g,`$&${o}`));let h=(S?o?"2":"1":"")+g;if(i&&(h+=" "+a(i.replace(/ ?[\r\n]+/g," ")),f&&f()),!u){const L=e.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${o}`);let F=!1;const k=getFoldOptions(r,!0);t!=="folded"&&n!==Scalar.BLOCK_FOLDED&&(k.onOverflow=()=>{F=!0});const D=foldFlowLines(`${$}${L}${c}`,o,FOLD_BLOCK,k);if(!F)return`>${h}
${o}${D}`}return e=e.replace(/\n+/g,`$&${o}`),`|${h}
${o}${$}${e}${c}`}function plainString(i,n,e,r){const{type:f,value:l}=i,{actualString:t,implicitKey:a,indent:s,indentStep:o,inFlow:u}=n;if(a&&l.includes(`
`)||u&&/[[\]{},]/.test(l))return quotedString(l,n);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(l))return a||u||!l.includes(`
`)?quotedString(l,n):blockString(i,n,e,r);if(!a&&!u&&f!==Scalar.PLAIN&&l.includes(`
`))return blockString(i,n,e,r);if(containsDocumentMarker(l)){if(s==="")return n.forceBlockIndent=!0,blockString(i,n,e,r);if(a&&s===o)return quotedString(l,n)}const g=l.replace(/\n+/g,`$&
${s}`);if(t){const d=S=>S.default&&S.tag!=="tag:yaml.org,2002:str"&&S.test?.test(g),{compat:c,tags:O}=n.doc.schema;if(O.some(d)||c?.some(d))return quotedString(l,n)}return a?g:foldFlowLines(g,s,FOLD_FLOW,getFoldOptions(n,!1))}function stringifyString(i,n,e,r){const{implicitKey:f,inFlow:l}=n,t=typeof i.value=="string"?i:Object.assign({},i,{value:String(i.value)});let{type:a}=i;a!==Scalar.QUOTE_DOUBLE&&/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(t.value)&&(a=Scalar.QUOTE_DOUBLE);const s=u=>{switch(u){case Scalar.BLOCK_FOLDED:case Scalar.BLOCK_LITERAL:return f||l?quotedString(t.value,n):blockString(t,n,e,r);case Scalar.QUOTE_DOUBLE:return doubleQuotedString(t.value,n);case Scalar.QUOTE_SINGLE:return singleQuotedString(t.value,n);case Scalar.PLAIN:return plainString(t,n,e,r);default:return null}};let o=s(a);if(o===null){const{defaultKeyType:u,defaultStringType:g}=n.options,d=f&&u||g;if(o=s(d),o===null)throw new Error(`Unsupported default string type ${d}`)}return o}
// node_modules/yaml/browser/dist/stringify/stringify.js
function createStringifyContext(r,t){const l=Object.assign({blockQuote:!0,commentString:stringifyComment,defaultKeyType:null,defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:!1,doubleQuotedMinMultiLineLength:40,falseStr:"false",flowCollectionPadding:!0,indentSeq:!0,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:!1,singleQuote:null,trailingComma:!1,trueStr:"true",verifyAliasOrder:!0},r.schema.toStringOptions,t);let i;switch(l.collectionStyle){case"block":i=!1;break;case"flow":i=!0;break;default:i=null}return{anchors:new Set,doc:r,flowCollectionPadding:l.flowCollectionPadding?" ":"",indent:"",indentStep:typeof l.indent=="number"?" ".repeat(l.indent):"  ",inFlow:i,options:l}}function getTagObject(r,t){if(t.tag){const e=r.filter(n=>n.tag===t.tag);if(e.length>0)return e.find(n=>n.format===t.format)??e[0]}let l,i;if(isScalar2(t)){i=t.value;let e=r.filter(n=>n.identify?.(i));if(e.length>1){const n=e.filter(s=>s.test);n.length>0&&(e=n)}l=e.find(n=>n.format===t.format)??e.find(n=>!n.format)}else i=t,l=r.find(e=>e.nodeClass&&i instanceof e.nodeClass);if(!l){const e=i?.constructor?.name??(i===null?"null":typeof i);throw new Error(`Tag not resolved for ${e} value`)}return l}function stringifyProps(r,t,{anchors:l,doc:i}){if(!i.directives)return"";const e=[],n=(isScalar2(r)||isCollection(r))&&r.anchor;n&&anchorIsValid(n)&&(l.add(n),e.push(`&${n}`));const s=r.tag??(t.default?null:t.tag);return s&&e.push(i.directives.tagString(s)),e.join(" ")}function stringify(r,t,l,i){if(isPair(r))return r.toString(t,l,i);if(isAlias(r)){if(t.doc.directives)return r.toString(t);if(t.resolvedAliases?.has(r))throw new TypeError("Cannot stringify circular structure without alias nodes");t.resolvedAliases?t.resolvedAliases.add(r):t.resolvedAliases=new Set([r]),r=r.resolve(t.doc)}let e;const n=isNode(r)?r:t.doc.createNode(r,{onTagObj:a=>e=a});e??(e=getTagObject(t.doc.schema.tags,n));const s=stringifyProps(n,e,t);s.length>0&&(t.indentAtStart=(t.indentAtStart??0)+s.length+1);const o=typeof e.stringify=="function"?e.stringify(n,t,l,i):isScalar2(n)?stringifyString(n,t,l,i):n.toString(t,l,i);return s?isScalar2(n)||o[0]==="{"||o[0]==="["?`${s} ${o}`:`${s}
${t.indent}${o}`:o}
// node_modules/yaml/browser/dist/stringify/stringifyPair.js
function stringifyPair({key:t,value:i},e,p,g){const{allNullValues:b,doc:L,indent:F,indentStep:$,options:{commentString:a,indentSeq:E,simpleKeys:d}}=e;let l=isNode(t)&&t.comment||null;if(d){if(l)throw new Error("With simple keys, key nodes cannot have comments");if(isCollection(t)||!isNode(t)&&typeof t=="object"){const r="With simple keys, collection cannot be used as a key value";throw new Error(r)}}let s=!d&&(!t||l&&i==null&&!e.inFlow||isCollection(t)||(isScalar2(t)?t.type===Scalar.BLOCK_FOLDED||t.type===Scalar.BLOCK_LITERAL:typeof t=="object"));e=Object.assign({},e,{allNullValues:!1,implicitKey:!s&&(d||!b),indent:F+$});let S=!1,c=!1,n=stringify(t,e,()=>S=!0,()=>c=!0);if(!s&&!e.inFlow&&n.length>1024){if(d)throw new Error("With simple keys, single line scalar must not span more than 1024 characters");s=!0}if(e.inFlow){if(b||i==null)return S&&p&&p(),n===""?"?":s?`? ${n}`:n}else if(b&&!d||i==null&&s)return n=`? ${n}`,l&&!S?n+=lineComment(n,e.indent,a(l)):c&&g&&g(),n;S&&(l=null),s?(l&&(n+=lineComment(n,e.indent,a(l))),n=`? ${n}
${F}:`):(n=`${n}:`,l&&(n+=lineComment(n,e.indent,a(l))));let u,w,h;isNode(i)?(u=!!i.spaceBefore,w=i.commentBefore,h=i.comment):(u=!1,w=null,h=null,i&&typeof i=="object"&&(i=L.createNode(i))),e.implicitKey=!1,!s&&!l&&isScalar2(i)&&(e.indentAtStart=n.length+1),c=!1,!E&&$.length>=2&&!e.inFlow&&!s&&isSeq(i)&&!i.flow&&!i.tag&&!i.anchor&&(e.indent=e.indent.substring(2));let y=!1;const o=stringify(i,e,()=>y=!0,()=>c=!0);let f=" ";if(l||u||w){if(f=u?`
`:"",w){const r=a(w);f+=`
${indentComment(r,e.indent)}`}o===""&&!e.inFlow?f===`
`&&h&&(f=`

`):f+=`
${e.indent}`}else if(!s&&isCollection(i)){const r=o[0],C=o.indexOf(`
`),N=C!==-1,j=e.inFlow??i.flow??i.items.length===0;if(N||!j){let O=!1;if(N&&(r==="&"||r==="!")){let m=o.indexOf(" ");r==="&"&&m!==-1&&m<C&&o[m+1]==="!"&&(m=o.indexOf(" ",m+1)),(m===-1||C<m)&&(O=!0)}O||(f=`
${e.indent}`)}}else(o===""||o[0]===`
`)&&(f="");return n+=f+o,e.inFlow?y&&p&&p():h&&!y?n+=lineComment(n,e.indent,a(h)):c&&g&&g(),n}
// node_modules/yaml/browser/dist/log.js
function warn(n,a){(n==="debug"||n==="warn")&&console.warn(a)}
// node_modules/yaml/browser/dist/schema/yaml-1.1/merge.js
var MERGE_KEY="<<",merge={identify:r=>r===MERGE_KEY||typeof r=="symbol"&&r.description===MERGE_KEY,default:"key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.assign(new Scalar(Symbol(MERGE_KEY)),{addToJSMap:addMergeToJSMap}),stringify:()=>MERGE_KEY},isMergeKey=(r,e)=>(merge.identify(e)||isScalar2(e)&&(!e.type||e.type===Scalar.PLAIN)&&merge.identify(e.value))&&r?.doc.schema.tags.some(o=>o.tag===merge.tag&&o.default);function addMergeToJSMap(r,e,o){const s=resolveAliasValue(r,o);if(isSeq(s))for(const t of s.items)mergeValue(r,e,t);else if(Array.isArray(s))for(const t of s)mergeValue(r,e,t);else mergeValue(r,e,s)}function mergeValue(r,e,o){const s=resolveAliasValue(r,o);if(!isMap(s))throw new Error("Merge sources must be maps or map aliases");const t=s.toJSON(null,r,Map);for(const[i,a]of t)e instanceof Map?e.has(i)||e.set(i,a):e instanceof Set?e.add(i):Object.prototype.hasOwnProperty.call(e,i)||Object.defineProperty(e,i,{value:a,writable:!0,enumerable:!0,configurable:!0});return e}function resolveAliasValue(r,e){return r&&isAlias(e)?e.resolve(r.doc,r):e}
// node_modules/yaml/browser/dist/nodes/addPairToJSMap.js
function addPairToJSMap(r,e,{key:t,value:i}){if(isNode(t)&&t.addToJSMap)t.addToJSMap(r,e,i);else if(isMergeKey(r,t))addMergeToJSMap(r,e,i);else{const o=toJS(t,"",r);if(e instanceof Map)e.set(o,toJS(i,o,r));else if(e instanceof Set)e.add(o);else{const n=stringifyKey(t,o,r),s=toJS(i,n,r);n in e?Object.defineProperty(e,n,{value:s,writable:!0,enumerable:!0,configurable:!0}):e[n]=s}}return e}function stringifyKey(r,e,t){if(e===null)return"";if(typeof e!="object")return String(e);if(isNode(r)&&t?.doc){const i=createStringifyContext(t.doc,{});i.anchors=new Set;for(const n of t.anchors.keys())i.anchors.add(n.anchor);i.inFlow=!0,i.inStringifyKey=!0;const o=r.toString(i);if(!t.mapKeyWarned){let n=JSON.stringify(o);n.length>40&&(n=n.substring(0,36)+'..."'),warn(t.doc.options.logLevel,`Keys with collection values will be stringified due to JS Object restrictions: ${n}. Set mapAsMap: true to use object keys.`),t.mapKeyWarned=!0}return o}return JSON.stringify(e)}
// node_modules/yaml/browser/dist/nodes/Pair.js
function createPair(n,i,e){const r=createNode(n,void 0,e),o=createNode(i,void 0,e);return new Pair(r,o)}var Pair=class t{constructor(i,e=null){Object.defineProperty(this,NODE_TYPE,{value:PAIR}),this.key=i,this.value=e}clone(i){let{key:e,value:r}=this;return isNode(e)&&(e=e.clone(i)),isNode(r)&&(r=r.clone(i)),new t(e,r)}toJSON(i,e){const r=e?.mapAsMap?new Map:{};return addPairToJSMap(e,r,this)}toString(i,e,r){return i?.doc?stringifyPair(this,i,e,r):JSON.stringify(this)}};
// node_modules/yaml/browser/dist/stringify/stringifyCollection.js
function stringifyCollection(c,i,m){return(i.inFlow??c.flow?stringifyFlowCollection:stringifyBlockCollection)(c,i,m)}function stringifyBlockCollection({comment:c,items:i},m,{blockItemPrefix:f,flowChars:g,itemIndent:d,onChompKeep:h,onComment:y}){const{indent:$,options:{commentString:o}}=m,B=Object.assign({},m,{indent:d,type:null});let n=!1;const s=[];for(let t=0;t<i.length;++t){const e=i[t];let l=null;if(isNode(e))!n&&e.spaceBefore&&s.push(""),addCommentBefore(m,s,e.commentBefore,n),e.comment&&(l=e.comment);else if(isPair(e)){const r=isNode(e.key)?e.key:null;r&&(!n&&r.spaceBefore&&s.push(""),addCommentBefore(m,s,r.commentBefore,n))}n=!1;let u=stringify(e,B,()=>l=null,()=>n=!0);l&&(u+=lineComment(u,d,o(l))),n&&l&&(n=!1),s.push(f+u)}let a;if(s.length===0)a=g.start+g.end;else{a=s[0];for(let t=1;t<s.length;++t){const e=s[t];a+=e?`
${$}${e}`:`
`}}return c?(a+=`
`+indentComment(o(c),$),y&&y()):n&&h&&h(),a}function stringifyFlowCollection({items:c},i,{flowChars:m,itemIndent:f}){const{indent:g,indentStep:d,flowCollectionPadding:h,options:{commentString:y}}=i;f+=d;const $=Object.assign({},i,{indent:f,inFlow:!0,type:null});let o=!1,B=0;const n=[];for(let t=0;t<c.length;++t){const e=c[t];let l=null;if(isNode(e))e.spaceBefore&&n.push(""),addCommentBefore(i,n,e.commentBefore,!1),e.comment&&(l=e.comment);else if(isPair(e)){const r=isNode(e.key)?e.key:null;r&&(r.spaceBefore&&n.push(""),addCommentBefore(i,n,r.commentBefore,!1),r.comment&&(o=!0));const p=isNode(e.value)?e.value:null;p?(p.comment&&(l=p.comment),p.commentBefore&&(o=!0)):e.value==null&&r?.comment&&(l=r.comment)}l&&(o=!0);let u=stringify(e,$,()=>l=null);o||(o=n.length>B||u.includes(`
`)),t<c.length-1?u+=",":i.options.trailingComma&&(i.options.lineWidth>0&&(o||(o=n.reduce((r,p)=>r+p.length+2,2)+(u.length+2)>i.options.lineWidth)),o&&(u+=",")),l&&(u+=lineComment(u,f,y(l))),n.push(u),B=n.length}const{start:s,end:a}=m;if(n.length===0)return s+a;if(!o){const t=n.reduce((e,l)=>e+l.length+2,2);o=i.options.lineWidth>0&&t>i.options.lineWidth}if(o){let t=s;for(const e of n)t+=e?`
${d}${g}${e}`:`
`;return`${t}
${g}${a}`}else return`${s}${h}${n.join(" ")}${h}${a}`}function addCommentBefore({indent:c,options:{commentString:i}},m,f,g){if(f&&g&&(f=f.replace(/^\n+/,"")),f){const d=indentComment(i(f),c);m.push(d.trimStart())}}
// node_modules/yaml/browser/dist/nodes/YAMLMap.js
function findPair(e,t){const s=isScalar2(t)?t.value:t;for(const i of e)if(isPair(i)&&(i.key===t||i.key===s||isScalar2(i.key)&&i.key.value===s))return i}var YAMLMap=class extends Collection{static get tagName(){return"tag:yaml.org,2002:map"}constructor(e){super(MAP,e),this.items=[]}static from(e,t,s){const{keepUndefined:i,replacer:r}=s,a=new this(e),o=(n,l)=>{if(typeof r=="function")l=r.call(t,n,l);else if(Array.isArray(r)&&!r.includes(n))return;(l!==void 0||i)&&a.items.push(createPair(n,l,s))};if(t instanceof Map)for(const[n,l]of t)o(n,l);else if(t&&typeof t=="object")for(const n of Object.keys(t))o(n,t[n]);return typeof e.sortMapEntries=="function"&&a.items.sort(e.sortMapEntries),a}add(e,t){let s;isPair(e)?s=e:!e||typeof e!="object"||!("key"in e)?s=new Pair(e,e?.value):s=new Pair(e.key,e.value);const i=findPair(this.items,s.key),r=this.schema?.sortMapEntries;if(i){if(!t)throw new Error(`Key ${s.key} already set`);isScalar2(i.value)&&isScalarValue(s.value)?i.value.value=s.value:i.value=s.value}else if(r){const a=this.items.findIndex(o=>r(s,o)<0);a===-1?this.items.push(s):this.items.splice(a,0,s)}else this.items.push(s)}delete(e){const t=findPair(this.items,e);return t?this.items.splice(this.items.indexOf(t),1).length>0:!1}get(e,t){const i=findPair(this.items,e)?.value;return(!t&&isScalar2(i)?i.value:i)??void 0}has(e){return!!findPair(this.items,e)}set(e,t){this.add(new Pair(e,t),!0)}toJSON(e,t,s){const i=s?new s:t?.mapAsMap?new Map:{};t?.onCreate&&t.onCreate(i);for(const r of this.items)addPairToJSMap(t,i,r);return i}toString(e,t,s){if(!e)return JSON.stringify(this);for(const i of this.items)if(!isPair(i))throw new Error(`Map items must all be pairs; found ${JSON.stringify(i)} instead`);return!e.allNullValues&&this.hasAllNullValues(!1)&&(e=Object.assign({},e,{allNullValues:!0})),stringifyCollection(this,e,{blockItemPrefix:"",flowChars:{start:"{",end:"}"},itemIndent:e.indent||"",onChompKeep:s,onComment:t})}};
// node_modules/yaml/browser/dist/schema/common/map.js
var map={collection:"map",default:!0,nodeClass:YAMLMap,tag:"tag:yaml.org,2002:map",resolve(a,e){return isMap(a)||e("Expected a mapping for this tag"),a},createNode:(a,e,t)=>YAMLMap.from(a,e,t)};
// node_modules/yaml/browser/dist/nodes/YAMLSeq.js
var YAMLSeq=class extends Collection{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(e){super(SEQ,e),this.items=[]}add(e){this.items.push(e)}delete(e){const t=asItemIndex(e);return typeof t!="number"?!1:this.items.splice(t,1).length>0}get(e,t){const i=asItemIndex(e);if(typeof i!="number")return;const r=this.items[i];return!t&&isScalar2(r)?r.value:r}has(e){const t=asItemIndex(e);return typeof t=="number"&&t<this.items.length}set(e,t){const i=asItemIndex(e);if(typeof i!="number")throw new Error(`Expected a valid index, not ${e}.`);const r=this.items[i];isScalar2(r)&&isScalarValue(t)?r.value=t:this.items[i]=t}toJSON(e,t){const i=[];t?.onCreate&&t.onCreate(i);let r=0;for(const s of this.items)i.push(toJS(s,String(r++),t));return i}toString(e,t,i){return e?stringifyCollection(this,e,{blockItemPrefix:"- ",flowChars:{start:"[",end:"]"},itemIndent:(e.indent||"")+"  ",onChompKeep:i,onComment:t}):JSON.stringify(this)}static from(e,t,i){const{replacer:r}=i,s=new this(e);if(t&&Symbol.iterator in Object(t)){let o=0;for(let n of t){if(typeof r=="function"){const a=t instanceof Set?n:String(o++);n=r.call(t,a,n)}s.items.push(createNode(n,void 0,i))}}return s}};function asItemIndex(e){let t=isScalar2(e)?e.value:e;return t&&typeof t=="string"&&(t=Number(t)),typeof t=="number"&&Number.isInteger(t)&&t>=0?t:null}
// node_modules/yaml/browser/dist/schema/common/seq.js
var seq={collection:"seq",default:!0,nodeClass:YAMLSeq,tag:"tag:yaml.org,2002:seq",resolve(e,t){return isSeq(e)||t("Expected a sequence for this tag"),e},createNode:(e,t,a)=>YAMLSeq.from(e,t,a)};
// node_modules/yaml/browser/dist/schema/common/string.js
var string={identify:t=>typeof t=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:t=>t,stringify(t,r,i,g){return r=Object.assign({actualString:!0},r),stringifyString(t,r,i,g)}};
// node_modules/yaml/browser/dist/schema/common/null.js
var nullTag={identify:l=>l==null,createNode:()=>new Scalar(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,resolve:()=>new Scalar(null),stringify:({source:l},t)=>typeof l=="string"&&nullTag.test.test(l)?l:t.options.nullStr};
// node_modules/yaml/browser/dist/schema/core/bool.js
var boolTag={identify:t=>typeof t=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:t=>new Scalar(t[0]==="t"||t[0]==="T"),stringify({source:t,value:e},a){if(t&&boolTag.test.test(t)){const o=t[0]==="t"||t[0]==="T";if(e===o)return t}return e?a.options.trueStr:a.options.falseStr}};
// node_modules/yaml/browser/dist/stringify/stringifyNumber.js
function stringifyNumber({format:s,minFractionDigits:f,tag:r,value:i}){if(typeof i=="bigint")return String(i);const t=typeof i=="number"?i:Number(i);if(!isFinite(t))return isNaN(t)?".nan":t<0?"-.inf":".inf";let n=Object.is(i,-0)?"-0":JSON.stringify(i);if(!s&&f&&(!r||r==="tag:yaml.org,2002:float")&&/^-?\d/.test(n)&&!n.includes("e")){let e=n.indexOf(".");e<0&&(e=n.length,n+=".");let g=f-(n.length-e-1);for(;g-- >0;)n+="0"}return n}
// node_modules/yaml/browser/dist/schema/core/float.js
var floatNaN={identify:t=>typeof t=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:t=>t.slice(-3).toLowerCase()==="nan"?NaN:t[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:stringifyNumber},floatExp={identify:t=>typeof t=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,resolve:t=>parseFloat(t),stringify(t){const e=Number(t.value);return isFinite(e)?e.toExponential():stringifyNumber(t)}},float={identify:t=>typeof t=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(t){const e=new Scalar(parseFloat(t)),a=t.indexOf(".");return a!==-1&&t[t.length-1]==="0"&&(e.minFractionDigits=t.length-a-1),e},stringify:stringifyNumber};
// node_modules/yaml/browser/dist/schema/core/int.js
var intIdentify=t=>typeof t=="bigint"||Number.isInteger(t),intResolve=(t,i,r,{intAsBigInt:n})=>n?BigInt(t):parseInt(t.substring(i),r);function intStringify(t,i,r){const{value:n}=t;return intIdentify(n)&&n>=0?r+n.toString(i):stringifyNumber(t)}var intOct={identify:t=>intIdentify(t)&&t>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,resolve:(t,i,r)=>intResolve(t,2,8,r),stringify:t=>intStringify(t,8,"0o")},int={identify:intIdentify,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(t,i,r)=>intResolve(t,0,10,r),stringify:stringifyNumber},intHex={identify:t=>intIdentify(t)&&t>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(t,i,r)=>intResolve(t,2,16,r),stringify:t=>intStringify(t,16,"0x")};
// node_modules/yaml/browser/dist/schema/core/schema.js
var schema=[map,seq,string,nullTag,boolTag,intOct,int,intHex,floatNaN,floatExp,float];
// node_modules/yaml/browser/dist/schema/json/schema.js
function intIdentify2(t){return typeof t=="bigint"||Number.isInteger(t)}var stringifyJSON=({value:t})=>JSON.stringify(t),jsonScalars=[{identify:t=>typeof t=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:t=>t,stringify:stringifyJSON},{identify:t=>t==null,createNode:()=>new Scalar(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^null$/,resolve:()=>null,stringify:stringifyJSON},{identify:t=>typeof t=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^true$|^false$/,resolve:t=>t==="true",stringify:stringifyJSON},{identify:intIdentify2,default:!0,tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(t,e,{intAsBigInt:r})=>r?BigInt(t):parseInt(t,10),stringify:({value:t})=>intIdentify2(t)?t.toString():JSON.stringify(t)},{identify:t=>typeof t=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,resolve:t=>parseFloat(t),stringify:stringifyJSON}],jsonError={default:!0,tag:"",test:/^/,resolve(t,e){return e(`Unresolved plain scalar ${JSON.stringify(t)}`),t}},schema2=[map,seq].concat(jsonScalars,jsonError);
// node_modules/yaml/browser/dist/schema/yaml-1.1/binary.js
var binary={identify:r=>r instanceof Uint8Array,default:!1,tag:"tag:yaml.org,2002:binary",resolve(r,t){if(typeof atob=="function"){const e=atob(r.replace(/[\n\r]/g,"")),n=new Uint8Array(e.length);for(let i=0;i<e.length;++i)n[i]=e.charCodeAt(i);return n}else return t("This environment does not support reading binary tags; either Buffer or atob is required"),r},stringify({comment:r,type:t,value:e},n,i,u){if(!e)return"";const l=e;let s;if(typeof btoa=="function"){let o="";for(let a=0;a<l.length;++a)o+=String.fromCharCode(l[a]);s=btoa(o)}else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");if(t??(t=Scalar.BLOCK_LITERAL),t!==Scalar.QUOTE_DOUBLE){const o=Math.max(n.options.lineWidth-n.indent.length,n.options.minContentWidth),a=Math.ceil(s.length/o),g=new Array(a);for(let f=0,h=0;f<a;++f,h+=o)g[f]=s.substr(h,o);s=g.join(t===Scalar.BLOCK_LITERAL?`
`:" ")}return stringifyString({comment:r,type:t,value:s},n,i,u)}};
// node_modules/yaml/browser/dist/schema/yaml-1.1/pairs.js
function resolvePairs(n,o){if(isSeq(n))for(let r=0;r<n.items.length;++r){let e=n.items[r];if(!isPair(e)){if(isMap(e)){e.items.length>1&&o("Each pair must have its own sequence indicator");const i=e.items[0]||new Pair(new Scalar(null));if(e.commentBefore&&(i.key.commentBefore=i.key.commentBefore?`${e.commentBefore}
${i.key.commentBefore}`:e.commentBefore),e.comment){const c=i.value??i.key;c.comment=c.comment?`${e.comment}
${c.comment}`:e.comment}e=i}n.items[r]=isPair(e)?e:new Pair(e)}}else o("Expected a sequence for this tag");return n}function createPairs(n,o,r){const{replacer:e}=r,i=new YAMLSeq(n);i.tag="tag:yaml.org,2002:pairs";let c=0;if(o&&Symbol.iterator in Object(o))for(let t of o){typeof e=="function"&&(t=e.call(o,String(c++),t));let a,s;if(Array.isArray(t))if(t.length===2)a=t[0],s=t[1];else throw new TypeError(`Expected [key, value] tuple: ${t}`);else if(t&&t instanceof Object){const m=Object.keys(t);if(m.length===1)a=m[0],s=t[a];else throw new TypeError(`Expected tuple with one key, not ${m.length} keys`)}else a=t;i.items.push(createPair(a,s,r))}return i}var pairs={collection:"seq",default:!1,tag:"tag:yaml.org,2002:pairs",resolve:resolvePairs,createNode:createPairs};
// node_modules/yaml/browser/dist/schema/yaml-1.1/omap.js
var YAMLOMap=class n extends YAMLSeq{constructor(){super(),this.add=YAMLMap.prototype.add.bind(this),this.delete=YAMLMap.prototype.delete.bind(this),this.get=YAMLMap.prototype.get.bind(this),this.has=YAMLMap.prototype.has.bind(this),this.set=YAMLMap.prototype.set.bind(this),this.tag=n.tag}toJSON(a,e){if(!e)return super.toJSON(a);const s=new Map;e?.onCreate&&e.onCreate(s);for(const t of this.items){let i,r;if(isPair(t)?(i=toJS(t.key,"",e),r=toJS(t.value,i,e)):i=toJS(t,"",e),s.has(i))throw new Error("Ordered maps must not include duplicate keys");s.set(i,r)}return s}static from(a,e,s){const t=createPairs(a,e,s),i=new this;return i.items=t.items,i}};YAMLOMap.tag="tag:yaml.org,2002:omap";var omap={collection:"seq",identify:o=>o instanceof Map,nodeClass:YAMLOMap,default:!1,tag:"tag:yaml.org,2002:omap",resolve(o,a){const e=resolvePairs(o,a),s=[];for(const{key:t}of e.items)isScalar2(t)&&(s.includes(t.value)?a(`Ordered maps must not include duplicate keys: ${t.value}`):s.push(t.value));return Object.assign(new YAMLOMap,e)},createNode:(o,a,e)=>YAMLOMap.from(o,a,e)};
// node_modules/yaml/browser/dist/schema/yaml-1.1/bool.js
function boolStringify({value:t,source:e},r){return e&&(t?trueTag:falseTag).test.test(e)?e:t?r.options.trueStr:r.options.falseStr}var trueTag={identify:t=>t===!0,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:()=>new Scalar(!0),stringify:boolStringify},falseTag={identify:t=>t===!1,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,resolve:()=>new Scalar(!1),stringify:boolStringify};
// node_modules/yaml/browser/dist/schema/yaml-1.1/float.js
var floatNaN2={identify:t=>typeof t=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:t=>t.slice(-3).toLowerCase()==="nan"?NaN:t[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:stringifyNumber},floatExp2={identify:t=>typeof t=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,resolve:t=>parseFloat(t.replace(/_/g,"")),stringify(t){const e=Number(t.value);return isFinite(e)?e.toExponential():stringifyNumber(t)}},float2={identify:t=>typeof t=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,resolve(t){const e=new Scalar(parseFloat(t.replace(/_/g,""))),r=t.indexOf(".");if(r!==-1){const a=t.substring(r+1).replace(/_/g,"");a[a.length-1]==="0"&&(e.minFractionDigits=a.length)}return e},stringify:stringifyNumber};
// node_modules/yaml/browser/dist/schema/yaml-1.1/int.js
var intIdentify3=t=>typeof t=="bigint"||Number.isInteger(t);function intResolve2(t,r,n,{intAsBigInt:e}){const i=t[0];if((i==="-"||i==="+")&&(r+=1),t=t.substring(r).replace(/_/g,""),e){switch(n){case 2:t=`0b${t}`;break;case 8:t=`0o${t}`;break;case 16:t=`0x${t}`;break}const o=BigInt(t);return i==="-"?BigInt(-1)*o:o}const a=parseInt(t,n);return i==="-"?-1*a:a}function intStringify2(t,r,n){const{value:e}=t;if(intIdentify3(e)){const i=e.toString(r);return e<0?"-"+n+i.substr(1):n+i}return stringifyNumber(t)}var intBin={identify:intIdentify3,default:!0,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,resolve:(t,r,n)=>intResolve2(t,2,2,n),stringify:t=>intStringify2(t,2,"0b")},intOct2={identify:intIdentify3,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,resolve:(t,r,n)=>intResolve2(t,1,8,n),stringify:t=>intStringify2(t,8,"0")},int2={identify:intIdentify3,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(t,r,n)=>intResolve2(t,0,10,n),stringify:stringifyNumber},intHex2={identify:intIdentify3,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(t,r,n)=>intResolve2(t,2,16,n),stringify:t=>intStringify2(t,16,"0x")};
// node_modules/yaml/browser/dist/schema/yaml-1.1/set.js
var YAMLSet=class n extends YAMLMap{constructor(e){super(e),this.tag=n.tag}add(e){let t;isPair(e)?t=e:e&&typeof e=="object"&&"key"in e&&"value"in e&&e.value===null?t=new Pair(e.key,null):t=new Pair(e,null),findPair(this.items,t.key)||this.items.push(t)}get(e,t){const s=findPair(this.items,e);return!t&&isPair(s)?isScalar2(s.key)?s.key.value:s.key:s}set(e,t){if(typeof t!="boolean")throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof t}`);const s=findPair(this.items,e);s&&!t?this.items.splice(this.items.indexOf(s),1):!s&&t&&this.items.push(new Pair(e))}toJSON(e,t){return super.toJSON(e,t,Set)}toString(e,t,s){if(!e)return JSON.stringify(this);if(this.hasAllNullValues(!0))return super.toString(Object.assign({},e,{allNullValues:!0}),t,s);throw new Error("Set items must all have null values")}static from(e,t,s){const{replacer:r}=s,a=new this(e);if(t&&Symbol.iterator in Object(t))for(let l of t)typeof r=="function"&&(l=r.call(t,l,l)),a.items.push(createPair(l,null,s));return a}};YAMLSet.tag="tag:yaml.org,2002:set";var set={collection:"map",identify:i=>i instanceof Set,nodeClass:YAMLSet,default:!1,tag:"tag:yaml.org,2002:set",createNode:(i,e,t)=>YAMLSet.from(i,e,t),resolve(i,e){if(isMap(i)){if(i.hasAllNullValues(!0))return Object.assign(new YAMLSet,i);e("Set items must all have null values")}else e("Expected a mapping for this tag");return i}};
// node_modules/yaml/browser/dist/schema/yaml-1.1/timestamp.js
function parseSexagesimal(e,t){const r=e[0],s=r==="-"||r==="+"?e.substring(1):e,a=i=>t?BigInt(i):Number(i),n=s.replace(/_/g,"").split(":").reduce((i,f)=>i*a(60)+a(f),a(0));return r==="-"?a(-1)*n:n}function stringifySexagesimal(e){let{value:t}=e,r=i=>i;if(typeof t=="bigint")r=i=>BigInt(i);else if(isNaN(t)||!isFinite(t))return stringifyNumber(e);let s="";t<0&&(s="-",t*=r(-1));const a=r(60),n=[t%a];return t<60?n.unshift(0):(t=(t-n[0])/a,n.unshift(t%a),t>=60&&(t=(t-n[0])/a,n.unshift(t))),s+n.map(i=>String(i).padStart(2,"0")).join(":").replace(/000000\d*$/,"")}var intTime={identify:e=>typeof e=="bigint"||Number.isInteger(e),default:!0,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,resolve:(e,t,{intAsBigInt:r})=>parseSexagesimal(e,r),stringify:stringifySexagesimal},floatTime={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,resolve:e=>parseSexagesimal(e,!1),stringify:stringifySexagesimal},timestamp={identify:e=>e instanceof Date,default:!0,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),resolve(e){const t=e.match(timestamp.test);if(!t)throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");const[,r,s,a,n,i,f]=t.map(Number),l=t[7]?Number((t[7]+"00").substr(1,3)):0;let g=Date.UTC(r,s-1,a,n||0,i||0,f||0,l);const o=t[8];if(o&&o!=="Z"){let m=parseSexagesimal(o,!1);Math.abs(m)<30&&(m*=60),g-=6e4*m}return new Date(g)},stringify:({value:e})=>e?.toISOString().replace(/(T00:00:00)?\.000Z$/,"")??""};
// node_modules/yaml/browser/dist/schema/yaml-1.1/schema.js
var schema3=[map,seq,string,nullTag,trueTag,falseTag,intBin,intOct2,int2,intHex2,floatNaN2,floatExp2,float2,binary,merge,omap,pairs,set,intTime,floatTime,timestamp];
// node_modules/yaml/browser/dist/schema/tags.js
var schemas=new Map([["core",schema],["failsafe",[map,seq,string]],["json",schema2],["yaml11",schema3],["yaml-1.1",schema3]]),tagsByName={binary,bool:boolTag,float,floatExp,floatNaN,floatTime,int,intHex,intOct,intTime,map,merge,null:nullTag,omap,pairs,seq,set,timestamp},coreKnownTags={"tag:yaml.org,2002:binary":binary,"tag:yaml.org,2002:merge":merge,"tag:yaml.org,2002:omap":omap,"tag:yaml.org,2002:pairs":pairs,"tag:yaml.org,2002:set":set,"tag:yaml.org,2002:timestamp":timestamp};function getTags(t,i,s){const n=schemas.get(i);if(n&&!t)return s&&!n.includes(merge)?n.concat(merge):n.slice();let e=n;if(!e)if(Array.isArray(t))e=[];else{const r=Array.from(schemas.keys()).filter(a=>a!=="yaml11").map(a=>JSON.stringify(a)).join(", ");throw new Error(`Unknown schema "${i}"; use one of ${r} or define customTags array`)}if(Array.isArray(t))for(const r of t)e=e.concat(r);else typeof t=="function"&&(e=t(e.slice()));return s&&(e=e.concat(merge)),e.reduce((r,a)=>{const o=typeof a=="string"?tagsByName[a]:a;if(!o){const m=JSON.stringify(a),f=Object.keys(tagsByName).map(l=>JSON.stringify(l)).join(", ");throw new Error(`Unknown custom tag ${m}; use one of ${f}`)}return r.includes(o)||r.push(o),r},[])}
// node_modules/yaml/browser/dist/schema/Schema.js
var sortMapEntriesByKey=(s,e)=>s.key<e.key?-1:s.key>e.key?1:0,Schema=class n{constructor({compat:e,customTags:i,merge:a,resolveKnownTags:o,schema:r,sortMapEntries:t,toStringDefaults:c}){this.compat=Array.isArray(e)?getTags(e,"compat"):e?getTags(null,e):null,this.name=typeof r=="string"&&r||"core",this.knownTags=o?coreKnownTags:{},this.tags=getTags(i,this.name,a),this.toStringOptions=c??null,Object.defineProperty(this,MAP,{value:map}),Object.defineProperty(this,SCALAR,{value:string}),Object.defineProperty(this,SEQ,{value:seq}),this.sortMapEntries=typeof t=="function"?t:t===!0?sortMapEntriesByKey:null}clone(){const e=Object.create(n.prototype,Object.getOwnPropertyDescriptors(this));return e.tags=this.tags.slice(),e}};
// node_modules/yaml/browser/dist/stringify/stringifyDocument.js
function stringifyDocument(t,c){const e=[];let f=c.directives===!0;if(c.directives!==!1&&t.directives){const n=t.directives.toString(t);n?(e.push(n),f=!0):t.directives.docStart&&(f=!0)}f&&e.push("---");const o=createStringifyContext(t,c),{commentString:m}=o.options;if(t.commentBefore){e.length!==1&&e.unshift("");const n=m(t.commentBefore);e.unshift(indentComment(n,""))}let r=!1,i=null;if(t.contents){if(isNode(t.contents)){if(t.contents.spaceBefore&&f&&e.push(""),t.contents.commentBefore){const l=m(t.contents.commentBefore);e.push(indentComment(l,""))}o.forceBlockIndent=!!t.comment,i=t.contents.comment}const n=i?void 0:()=>r=!0;let s=stringify(t.contents,o,()=>i=null,n);i&&(s+=lineComment(s,"",m(i))),(s[0]==="|"||s[0]===">")&&e[e.length-1]==="---"?e[e.length-1]=`--- ${s}`:e.push(s)}else e.push(stringify(t.contents,o));if(t.directives?.docEnd)if(t.comment){const n=m(t.comment);n.includes(`
`)?(e.push("..."),e.push(indentComment(n,""))):e.push(`... ${n}`)}else e.push("...");else{let n=t.comment;n&&r&&(n=n.replace(/^\n+/,"")),n&&((!r||i)&&e[e.length-1]!==""&&e.push(""),e.push(indentComment(m(n),"")))}return e.join(`
`)+`
`}
// node_modules/yaml/browser/dist/doc/Document.js
var Document=class d{constructor(t,e,s){this.commentBefore=null,this.comment=null,this.errors=[],this.warnings=[],Object.defineProperty(this,NODE_TYPE,{value:DOC});let n=null;typeof e=="function"||Array.isArray(e)?n=e:s===void 0&&e&&(s=e,e=void 0);const i=Object.assign({intAsBigInt:!1,keepSourceTokens:!1,logLevel:"warn",prettyErrors:!0,strict:!0,stringKeys:!1,uniqueKeys:!0,version:"1.2"},s);this.options=i;let{version:c}=i;s?._directives?(this.directives=s._directives.atDocument(),this.directives.yaml.explicit&&(c=this.directives.yaml.version)):this.directives=new Directives({version:c}),this.setSchema(c,s),this.contents=t===void 0?null:this.createNode(t,n,s)}clone(){const t=Object.create(d.prototype,{[NODE_TYPE]:{value:DOC}});return t.commentBefore=this.commentBefore,t.comment=this.comment,t.errors=this.errors.slice(),t.warnings=this.warnings.slice(),t.options=Object.assign({},this.options),this.directives&&(t.directives=this.directives.clone()),t.schema=this.schema.clone(),t.contents=isNode(this.contents)?this.contents.clone(t.schema):this.contents,this.range&&(t.range=this.range.slice()),t}add(t){assertCollection(this.contents)&&this.contents.add(t)}addIn(t,e){assertCollection(this.contents)&&this.contents.addIn(t,e)}createAlias(t,e){if(!t.anchor){const s=anchorNames(this);t.anchor=!e||s.has(e)?findNewAnchor(e||"a",s):e}return new Alias(t.anchor)}createNode(t,e,s){let n;if(typeof e=="function")t=e.call({"":t},"",t),n=e;else if(Array.isArray(e)){const b=f=>typeof f=="number"||f instanceof String||f instanceof Number,u=e.filter(b).map(String);u.length>0&&(e=e.concat(u)),n=e}else s===void 0&&e&&(s=e,e=void 0);const{aliasDuplicateObjects:i,anchorPrefix:c,flow:o,keepUndefined:r,onTagObj:h,tag:a}=s??{},{onAnchor:g,setAnchors:v,sourceObjects:y}=createNodeAnchors(this,c||"a"),w={aliasDuplicateObjects:i??!0,keepUndefined:r??!1,onAnchor:g,onTagObj:h,replacer:n,schema:this.schema,sourceObjects:y},l=createNode(t,a,w);return o&&isCollection(l)&&(l.flow=!0),v(),l}createPair(t,e,s={}){const n=this.createNode(t,null,s),i=this.createNode(e,null,s);return new Pair(n,i)}delete(t){return assertCollection(this.contents)?this.contents.delete(t):!1}deleteIn(t){return isEmptyPath(t)?this.contents==null?!1:(this.contents=null,!0):assertCollection(this.contents)?this.contents.deleteIn(t):!1}get(t,e){return isCollection(this.contents)?this.contents.get(t,e):void 0}getIn(t,e){return isEmptyPath(t)?!e&&isScalar2(this.contents)?this.contents.value:this.contents:isCollection(this.contents)?this.contents.getIn(t,e):void 0}has(t){return isCollection(this.contents)?this.contents.has(t):!1}hasIn(t){return isEmptyPath(t)?this.contents!==void 0:isCollection(this.contents)?this.contents.hasIn(t):!1}set(t,e){this.contents==null?this.contents=collectionFromPath(this.schema,[t],e):assertCollection(this.contents)&&this.contents.set(t,e)}setIn(t,e){isEmptyPath(t)?this.contents=e:this.contents==null?this.contents=collectionFromPath(this.schema,Array.from(t),e):assertCollection(this.contents)&&this.contents.setIn(t,e)}setSchema(t,e={}){typeof t=="number"&&(t=String(t));let s;switch(t){case"1.1":this.directives?this.directives.yaml.version="1.1":this.directives=new Directives({version:"1.1"}),s={resolveKnownTags:!1,schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.directives.yaml.version=t:this.directives=new Directives({version:t}),s={resolveKnownTags:!0,schema:"core"};break;case null:this.directives&&delete this.directives,s=null;break;default:{const n=JSON.stringify(t);throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${n}`)}}if(e.schema instanceof Object)this.schema=e.schema;else if(s)this.schema=new Schema(Object.assign(s,e));else throw new Error("With a null YAML version, the { schema: Schema } option is required")}toJS({json:t,jsonArg:e,mapAsMap:s,maxAliasCount:n,onAnchor:i,reviver:c}={}){const o={anchors:new Map,doc:this,keep:!t,mapAsMap:s===!0,mapKeyWarned:!1,maxAliasCount:typeof n=="number"?n:100},r=toJS(this.contents,e??"",o);if(typeof i=="function")for(const{count:h,res:a}of o.anchors.values())i(a,h);return typeof c=="function"?applyReviver(c,{"":r},"",r):r}toJSON(t,e){return this.toJS({json:!0,jsonArg:t,mapAsMap:!1,onAnchor:e})}toString(t={}){if(this.errors.length>0)throw new Error("Document with errors cannot be stringified");if("indent"in t&&(!Number.isInteger(t.indent)||Number(t.indent)<=0)){const e=JSON.stringify(t.indent);throw new Error(`"indent" option must be a positive integer, not ${e}`)}return stringifyDocument(this,t)}};function assertCollection(m){if(isCollection(m))return!0;throw new Error("Expected a YAML collection as document contents")}
// node_modules/yaml/browser/dist/errors.js
var YAMLError=class extends Error{constructor(r,s,e,t){super(),this.name=r,this.code=e,this.message=t,this.pos=s}},YAMLParseError=class extends YAMLError{constructor(r,s,e){super("YAMLParseError",r,s,e)}},YAMLWarning=class extends YAMLError{constructor(r,s,e){super("YAMLWarning",r,s,e)}};
// node_modules/yaml/browser/dist/compose/resolve-props.js
function resolveProps(d,{flow:m,indicator:f,next:a,offset:g,onError:t,parentIndent:I,startOnNewline:A}){let T=!1,s=A,l=A,n="",b="",N=!1,i=!1,c=null,o=null,u=null,_=null,r=null,h=null,p=null;for(const e of d)switch(i&&(e.type!=="space"&&e.type!=="newline"&&e.type!=="comma"&&t(e.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space"),i=!1),c&&(s&&e.type!=="comment"&&e.type!=="newline"&&t(c,"TAB_AS_INDENT","Tabs are not allowed as indentation"),c=null),e.type){case"space":!m&&(f!=="doc-start"||a?.type!=="flow-collection")&&e.source.includes("	")&&(c=e),l=!0;break;case"comment":{l||t(e,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const k=e.source.substring(1)||" ";n?n+=b+k:n=k,b="",s=!1;break}case"newline":s?n?n+=e.source:(!h||f!=="seq-item-ind")&&(T=!0):b+=e.source,s=!0,N=!0,(o||u)&&(_=e),l=!0;break;case"anchor":o&&t(e,"MULTIPLE_ANCHORS","A node can have at most one anchor"),e.source.endsWith(":")&&t(e.offset+e.source.length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",!0),o=e,p??(p=e.offset),s=!1,l=!1,i=!0;break;case"tag":{u&&t(e,"MULTIPLE_TAGS","A node can have at most one tag"),u=e,p??(p=e.offset),s=!1,l=!1,i=!0;break}case f:(o||u)&&t(e,"BAD_PROP_ORDER",`Anchors and tags must be after the ${e.source} indicator`),h&&t(e,"UNEXPECTED_TOKEN",`Unexpected ${e.source} in ${m??"collection"}`),h=e,s=f==="seq-item-ind"||f==="explicit-key-ind",l=!1;break;case"comma":if(m){r&&t(e,"UNEXPECTED_TOKEN",`Unexpected , in ${m}`),r=e,s=!1,l=!1;break}default:t(e,"UNEXPECTED_TOKEN",`Unexpected ${e.type} token`),s=!1,l=!1}const y=d[d.length-1],S=y?y.offset+y.source.length:g;return i&&a&&a.type!=="space"&&a.type!=="newline"&&a.type!=="comma"&&(a.type!=="scalar"||a.source!=="")&&t(a.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space"),c&&(s&&c.indent<=I||a?.type==="block-map"||a?.type==="block-seq")&&t(c,"TAB_AS_INDENT","Tabs are not allowed as indentation"),{comma:r,found:h,spaceBefore:T,comment:n,hasNewline:N,anchor:o,tag:u,newlineAfterProp:_,end:S,start:p??S}}
// node_modules/yaml/browser/dist/compose/util-contains-newline.js
function containsNewline(t){if(!t)return null;switch(t.type){case"alias":case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":if(t.source.includes(`
`))return!0;if(t.end){for(const e of t.end)if(e.type==="newline")return!0}return!1;case"flow-collection":for(const e of t.items){for(const r of e.start)if(r.type==="newline")return!0;if(e.sep){for(const r of e.sep)if(r.type==="newline")return!0}if(containsNewline(e.key)||containsNewline(e.value))return!0}return!1;default:return!0}}
// node_modules/yaml/browser/dist/compose/util-flow-indent-check.js
function flowIndentCheck(o,e,t){if(e?.type==="flow-collection"){const n=e.end[0];n.indent===o&&(n.source==="]"||n.source==="}")&&containsNewline(e)&&t(n,"BAD_INDENT","Flow end indicator should be more indented than parent",!0)}}
// node_modules/yaml/browser/dist/compose/util-map-includes.js
function mapIncludes(u,a,i){const{uniqueKeys:n}=u.options;if(n===!1)return!1;const l=typeof n=="function"?n:(e,s)=>e===s||isScalar2(e)&&isScalar2(s)&&e.value===s.value;return a.some(e=>l(e.key,i))}
// node_modules/yaml/browser/dist/compose/resolve-block-map.js
var startColMsg="All mapping items must start at the same column";function resolveBlockMap({composeNode:y,composeEmptyNode:h},n,a,e,N){const w=N?.nodeClass??YAMLMap,m=new w(n.schema);n.atRoot&&(n.atRoot=!1);let s=a.offset,c=null;for(const I of a.items){const{start:d,key:i,sep:u,value:f}=I,t=resolveProps(d,{indicator:"explicit-key-ind",next:i??u?.[0],offset:s,onError:e,parentIndent:a.indent,startOnNewline:!0}),k=!t.found;if(k){if(i&&(i.type==="block-seq"?e(s,"BLOCK_AS_IMPLICIT_KEY","A block sequence may not be used as an implicit map key"):"indent"in i&&i.indent!==a.indent&&e(s,"BAD_INDENT",startColMsg)),!t.anchor&&!t.tag&&!u){c=t.end,t.comment&&(m.comment?m.comment+=`
`+t.comment:m.comment=t.comment);continue}(t.newlineAfterProp||containsNewline(i))&&e(i??d[d.length-1],"MULTILINE_IMPLICIT_KEY","Implicit keys need to be on a single line")}else t.found?.indent!==a.indent&&e(s,"BAD_INDENT",startColMsg);n.atKey=!0;const _=t.end,o=i?y(n,i,t,e):h(n,_,d,null,t,e);n.schema.compat&&flowIndentCheck(a.indent,i,e),n.atKey=!1,mapIncludes(n,m.items,o)&&e(_,"DUPLICATE_KEY","Map keys must be unique");const l=resolveProps(u??[],{indicator:"map-value-ind",next:f,offset:o.range[2],onError:e,parentIndent:a.indent,startOnNewline:!i||i.type==="block-scalar"});if(s=l.end,l.found){k&&(f?.type==="block-map"&&!l.hasNewline&&e(s,"BLOCK_AS_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings"),n.options.strict&&t.start<l.found.offset-1024&&e(o.range,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit block mapping key"));const p=f?y(n,f,l,e):h(n,s,u,null,l,e);n.schema.compat&&flowIndentCheck(a.indent,f,e),s=p.range[2];const g=new Pair(o,p);n.options.keepSourceTokens&&(g.srcToken=I),m.items.push(g)}else{k&&e(o.range,"MISSING_CHAR","Implicit map keys need to be followed by map values"),l.comment&&(o.comment?o.comment+=`
`+l.comment:o.comment=l.comment);const p=new Pair(o);n.options.keepSourceTokens&&(p.srcToken=I),m.items.push(p)}}return c&&c<s&&e(c,"IMPOSSIBLE","Map comment with trailing content"),m.range=[a.offset,s,c??s],m}
// node_modules/yaml/browser/dist/compose/resolve-block-seq.js
function resolveBlockSeq({composeNode:c,composeEmptyNode:d},t,s,n,u){const p=u?.nodeClass??YAMLSeq,i=new p(t.schema);t.atRoot&&(t.atRoot=!1),t.atKey&&(t.atKey=!1);let a=s.offset,l=null;for(const{start:m,value:o}of s.items){const e=resolveProps(m,{indicator:"seq-item-ind",next:o,offset:a,onError:n,parentIndent:s.indent,startOnNewline:!0});if(!e.found)if(e.anchor||e.tag||o)o?.type==="block-seq"?n(e.end,"BAD_INDENT","All sequence items must start at the same column"):n(a,"MISSING_CHAR","Sequence item without - indicator");else{l=e.end,e.comment&&(i.comment=e.comment);continue}const f=o?c(t,o,e,n):d(t,e.end,m,null,e,n);t.schema.compat&&flowIndentCheck(s.indent,o,n),a=f.range[2],i.items.push(f)}return i.range=[s.offset,a,l??a],i}
// node_modules/yaml/browser/dist/compose/resolve-end.js
function resolveEnd(n,o,f,r){let e="";if(n){let t=!1,s="";for(const c of n){const{source:a,type:i}=c;switch(i){case"space":t=!0;break;case"comment":{f&&!t&&r(c,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");const l=a.substring(1)||" ";e?e+=s+l:e=l,s="";break}case"newline":e&&(s+=a),t=!0;break;default:r(c,"UNEXPECTED_TOKEN",`Unexpected ${i} at node end`)}o+=a.length}}return{comment:e,offset:o}}
// node_modules/yaml/browser/dist/compose/resolve-flow-collection.js
var blockMsg="Block collections are not allowed within flow collections",isBlock=d=>d&&(d.type==="block-map"||d.type==="block-seq");function resolveFlowCollection({composeNode:d,composeEmptyNode:b},s,c,t,v){const g=c.start.source==="{",u=g?"flow map":"flow sequence",K=v?.nodeClass??(g?YAMLMap:YAMLSeq),i=new K(s.schema);i.flow=!0;const C=s.atRoot;C&&(s.atRoot=!1),s.atKey&&(s.atKey=!1);let I=c.offset+c.start.source.length;for(let o=0;o<c.items.length;++o){const k=c.items[o],{start:L,key:h,sep:p,value:l}=k,e=resolveProps(L,{flow:u,indicator:"explicit-key-ind",next:h??p?.[0],offset:I,onError:t,parentIndent:c.indent,startOnNewline:!1});if(!e.found){if(!e.anchor&&!e.tag&&!p&&!l){o===0&&e.comma?t(e.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${u}`):o<c.items.length-1&&t(e.start,"UNEXPECTED_TOKEN",`Unexpected empty item in ${u}`),e.comment&&(i.comment?i.comment+=`
`+e.comment:i.comment=e.comment),I=e.end;continue}!g&&s.options.strict&&containsNewline(h)&&t(h,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a single line")}if(o===0)e.comma&&t(e.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${u}`);else if(e.comma||t(e.start,"MISSING_CHAR",`Missing , between ${u} items`),e.comment){let m="";e:for(const n of L)switch(n.type){case"comma":case"space":break;case"comment":m=n.source.substring(1);break e;default:break e}if(m){let n=i.items[i.items.length-1];isPair(n)&&(n=n.value??n.key),n.comment?n.comment+=`
`+m:n.comment=m,e.comment=e.comment.substring(m.length+1)}}if(!g&&!p&&!e.found){const m=l?d(s,l,e,t):b(s,e.end,p,null,e,t);i.items.push(m),I=m.range[2],isBlock(l)&&t(m.range,"BLOCK_IN_FLOW",blockMsg)}else{s.atKey=!0;const m=e.end,n=h?d(s,h,e,t):b(s,m,L,null,e,t);isBlock(h)&&t(n.range,"BLOCK_IN_FLOW",blockMsg),s.atKey=!1;const a=resolveProps(p??[],{flow:u,indicator:"map-value-ind",next:l,offset:n.range[2],onError:t,parentIndent:c.indent,startOnNewline:!1});if(a.found){if(!g&&!e.found&&s.options.strict){if(p)for(const f of p){if(f===a.found)break;if(f.type==="newline"){t(f,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a single line");break}}e.start<a.found.offset-1024&&t(a.found,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit flow sequence key")}}else l&&("source"in l&&l.source?.[0]===":"?t(l,"MISSING_CHAR",`Missing space after : in ${u}`):t(a.start,"MISSING_CHAR",`Missing , or : between ${u} items`));const N=l?d(s,l,a,t):a.found?b(s,a.end,p,null,a,t):null;N?isBlock(l)&&t(N.range,"BLOCK_IN_FLOW",blockMsg):a.comment&&(n.comment?n.comment+=`
`+a.comment:n.comment=a.comment);const T=new Pair(n,N);if(s.options.keepSourceTokens&&(T.srcToken=k),g){const f=i;mapIncludes(s,f.items,n)&&t(m,"DUPLICATE_KEY","Map keys must be unique"),f.items.push(T)}else{const f=new YAMLMap(s.schema);f.flow=!0,f.items.push(T);const r=(N??n).range;f.range=[n.range[0],r[1],r[2]],i.items.push(f)}I=N?N.range[2]:a.end}}const M=g?"}":"]",[w,...y]=c.end;let _=I;if(w?.source===M)_=w.offset+w.source.length;else{const o=u[0].toUpperCase()+u.substring(1),k=C?`${o} must end with a ${M}`:`${o} in block collection must be sufficiently indented and end with a ${M}`;t(I,C?"MISSING_CHAR":"BAD_INDENT",k),w&&w.source.length!==1&&y.unshift(w)}if(y.length>0){const o=resolveEnd(y,_,s.options.strict,t);o.comment&&(i.comment?i.comment+=`
`+o.comment:i.comment=o.comment),i.range=[c.offset,_,o.offset]}else i.range=[c.offset,_,_];return i}
// node_modules/yaml/browser/dist/compose/compose-collection.js
function resolveCollection(n,c,t,f,a,l){const s=t.type==="block-map"?resolveBlockMap(n,c,t,f,l):t.type==="block-seq"?resolveBlockSeq(n,c,t,f,l):resolveFlowCollection(n,c,t,f,l),o=s.constructor;return a==="!"||a===o.tagName?(s.tag=o.tagName,s):(a&&(s.tag=a),s)}function composeCollection(n,c,t,f,a){const l=f.tag,s=l?c.directives.tagName(l.source,e=>a(l,"TAG_RESOLVE_FAILED",e)):null;if(t.type==="block-seq"){const{anchor:e,newlineAfterProp:r}=f,m=e&&l?e.offset>l.offset?e:l:e??l;m&&(!r||r.offset<m.offset)&&a(m,"MISSING_CHAR","Missing newline after block sequence props")}const o=t.type==="block-map"?"map":t.type==="block-seq"?"seq":t.start.source==="{"?"map":"seq";if(!l||!s||s==="!"||s===YAMLMap.tagName&&o==="map"||s===YAMLSeq.tagName&&o==="seq")return resolveCollection(n,c,t,a,s);let i=c.schema.tags.find(e=>e.tag===s&&e.collection===o);if(!i){const e=c.schema.knownTags[s];if(e?.collection===o)c.schema.tags.push(Object.assign({},e,{default:!1})),i=e;else return e?a(l,"BAD_COLLECTION_TYPE",`${e.tag} used for ${o} collection, but expects ${e.collection??"scalar"}`,!0):a(l,"TAG_RESOLVE_FAILED",`Unresolved tag: ${s}`,!0),resolveCollection(n,c,t,a,s)}const g=resolveCollection(n,c,t,a,s,i),u=i.resolve?.(g,e=>a(l,"TAG_RESOLVE_FAILED",e),c.options)??g,p=isNode(u)?u:new Scalar(u);return p.range=g.range,p.tag=s,i?.format&&(p.format=i.format),p}
// node_modules/yaml/browser/dist/compose/resolve-block-scalar.js
function resolveBlockScalar(k,l,g){const o=l.offset,s=parseBlockScalarHeader(l,k.options.strict,g);if(!s)return{value:"",type:null,comment:"",range:[o,o,o]};const m=s.mode===">"?Scalar.BLOCK_FOLDED:Scalar.BLOCK_LITERAL,t=l.source?splitLines(l.source):[];let f=t.length;for(let e=t.length-1;e>=0;--e){const i=t[e][1];if(i===""||i==="\r")f=e;else break}if(f===0){const e=s.chomp==="+"&&t.length>0?`
`.repeat(Math.max(1,t.length-1)):"";let i=o+s.length;return l.source&&(i+=l.source.length),{value:e,type:m,comment:s.comment,range:[o,i,i]}}let a=l.indent+s.indent,u=l.offset+s.length,p=0;for(let e=0;e<f;++e){const[i,h]=t[e];if(h===""||h==="\r")s.indent===0&&i.length>a&&(a=i.length);else{i.length<a&&g(u+i.length,"MISSING_CHAR","Block scalars with more-indented leading empty lines must use an explicit indentation indicator"),s.indent===0&&(a=i.length),p=e,a===0&&!k.atRoot&&g(u,"BAD_INDENT","Block scalar values in collections must be indented");break}u+=i.length+h.length+1}for(let e=t.length-1;e>=f;--e)t[e][0].length>a&&(f=e+1);let r="",n="",c=!1;for(let e=0;e<p;++e)r+=t[e][0].slice(a)+`
`;for(let e=p;e<f;++e){let[i,h]=t[e];u+=i.length+h.length+1;const b=h[h.length-1]==="\r";if(b&&(h=h.slice(0,-1)),h&&i.length<a){const S=`Block scalar lines must not be less indented than their ${s.indent?"explicit indentation indicator":"first line"}`;g(u-h.length-(b?2:1),"BAD_INDENT",S),i=""}m===Scalar.BLOCK_LITERAL?(r+=n+i.slice(a)+h,n=`
`):i.length>a||h[0]==="	"?(n===" "?n=`
`:!c&&n===`
`&&(n=`

`),r+=n+i.slice(a)+h,n=`
`,c=!0):h===""?n===`
`?r+=`
`:n=`
`:(r+=n+h,n=" ",c=!1)}switch(s.chomp){case"-":break;case"+":for(let e=f;e<t.length;++e)r+=`
`+t[e][0].slice(a);r[r.length-1]!==`
`&&(r+=`
`);break;default:r+=`
`}const d=o+s.length+l.source.length;return{value:r,type:m,comment:s.comment,range:[o,d,d]}}function parseBlockScalarHeader({offset:k,props:l},g,o){if(l[0].type!=="block-scalar-header")return o(l[0],"IMPOSSIBLE","Block scalar header not found"),null;const{source:s}=l[0],m=s[0];let t=0,f="",a=-1;for(let n=1;n<s.length;++n){const c=s[n];if(!f&&(c==="-"||c==="+"))f=c;else{const d=Number(c);!t&&d?t=d:a===-1&&(a=k+n)}}a!==-1&&o(a,"UNEXPECTED_TOKEN",`Block scalar header includes extra characters: ${s}`);let u=!1,p="",r=s.length;for(let n=1;n<l.length;++n){const c=l[n];switch(c.type){case"space":u=!0;case"newline":r+=c.source.length;break;case"comment":g&&!u&&o(c,"MISSING_CHAR","Comments must be separated from other tokens by white space characters"),r+=c.source.length,p=c.source.substring(1);break;case"error":o(c,"UNEXPECTED_TOKEN",c.message),r+=c.source.length;break;default:{const d=`Unexpected token in block scalar header: ${c.type}`;o(c,"UNEXPECTED_TOKEN",d);const e=c.source;e&&typeof e=="string"&&(r+=e.length)}}}return{mode:m,indent:t,chomp:f,comment:p,length:r}}function splitLines(k){const l=k.split(/\n( *)/),g=l[0],o=g.match(/^( *)/),m=[o?.[1]?[o[1],g.slice(o[1].length)]:["",g]];for(let t=1;t<l.length;t+=2)m.push([l[t],l[t+1]]);return m}
// node_modules/yaml/browser/dist/compose/resolve-flow-scalar.js
function resolveFlowScalar(e,l,n){const{offset:t,type:c,source:a,end:i}=e;let s,r;const d=(g,o,b)=>n(t+g,o,b);switch(c){case"scalar":s=Scalar.PLAIN,r=plainValue(a,d);break;case"single-quoted-scalar":s=Scalar.QUOTE_SINGLE,r=singleQuotedValue(a,d);break;case"double-quoted-scalar":s=Scalar.QUOTE_DOUBLE,r=doubleQuotedValue(a,d);break;default:return n(e,"UNEXPECTED_TOKEN",`Expected a flow scalar value, but found: ${c}`),{value:"",type:null,comment:"",range:[t,t+a.length,t+a.length]}}const f=t+a.length,h=resolveEnd(i,f,l,n);return{value:r,type:s,comment:h.comment,range:[t,f,h.offset]}}function plainValue(e,l){let n="";switch(e[0]){case"	":n="a tab character";break;case",":n="flow indicator character ,";break;case"%":n="directive indicator character %";break;case"|":case">":{n=`block scalar indicator ${e[0]}`;break}case"@":case"`":{n=`reserved character ${e[0]}`;break}}return n&&l(0,"BAD_SCALAR_START",`Plain value cannot start with ${n}`),unfoldLines(e)}function singleQuotedValue(e,l){return(e[e.length-1]!=="'"||e.length===1)&&l(e.length,"MISSING_CHAR","Missing closing 'quote"),unfoldLines(e.slice(1,-1)).replace(/''/g,"'")}function unfoldLines(e){const l=/(.*?)\r?\n/sy;let n=l.exec(e);if(!n)return e;let t,c;try{t=new RegExp("(?<![ 	])[ 	]+$"),c=new RegExp("^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{t=/[ \t]+$/,c=/^[ \t]+|[ \t]+$/g}let a=n[1].replace(t,""),i=" ",s=l.lastIndex;for(;n=l.exec(e);){const d=n[1].replace(c,"");d===""?i===`
`?a+=i:i=`
`:(a+=i+d,i=" "),s=l.lastIndex}const r=/[ \t]*(.*)/sy;return r.lastIndex=s,n=r.exec(e),a+i+(n?.[1]??"")}function doubleQuotedValue(e,l){let n="";for(let t=1;t<e.length-1;++t){const c=e[t];if(!(c==="\r"&&e[t+1]===`
`))if(c===`
`){const{fold:a,offset:i}=foldNewline(e,t);n+=a,t=i}else if(c==="\\"){let a=e[++t];const i=escapeCodes[a];if(i)n+=i;else if(a===`
`)for(a=e[t+1];a===" "||a==="	";)a=e[++t+1];else if(a==="\r"&&e[t+1]===`
`)for(a=e[++t+1];a===" "||a==="	";)a=e[++t+1];else if(a==="x"||a==="u"||a==="U"){const s=a==="x"?2:a==="u"?4:8;n+=parseCharCode(e,t+1,s,l),t+=s}else{const s=e.substr(t-1,2);l(t-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${s}`),n+=s}}else if(c===" "||c==="	"){const a=t;let i=e[t+1];for(;i===" "||i==="	";)i=e[++t+1];i!==`
`&&!(i==="\r"&&e[t+2]===`
`)&&(n+=t>a?e.slice(a,t+1):c)}else n+=c}return(e[e.length-1]!=='"'||e.length===1)&&l(e.length,"MISSING_CHAR",'Missing closing "quote'),n}function foldNewline(e,l){let n="",t=e[l+1];for(;(t===" "||t==="	"||t===`
`||t==="\r")&&!(t==="\r"&&e[l+2]!==`
`);)t===`
`&&(n+=`
`),l+=1,t=e[l+1];return n||(n=" "),{fold:n,offset:l}}var escapeCodes={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function parseCharCode(e,l,n,t){const c=e.substr(l,n),i=c.length===n&&/^[0-9a-fA-F]+$/.test(c)?parseInt(c,16):NaN;try{return String.fromCodePoint(i)}catch{const s=e.substr(l-2,n+2);return t(l-2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${s}`),s}}
// node_modules/yaml/browser/dist/compose/compose-scalar.js
function composeScalar(t,a,s,r){const{value:c,type:u,comment:l,range:e}=a.type==="block-scalar"?resolveBlockScalar(t,a,r):resolveFlowScalar(a,t.options.strict,r),f=s?t.directives.tagName(s.source,o=>r(s,"TAG_RESOLVE_FAILED",o)):null;let n;t.options.stringKeys&&t.atKey?n=t.schema[SCALAR]:f?n=findScalarTagByName(t.schema,c,f,s,r):a.type==="scalar"?n=findScalarTagByTest(t,c,a,r):n=t.schema[SCALAR];let i;try{const o=n.resolve(c,A=>r(s??a,"TAG_RESOLVE_FAILED",A),t.options);i=isScalar2(o)?o:new Scalar(o)}catch(o){const A=o instanceof Error?o.message:String(o);r(s??a,"TAG_RESOLVE_FAILED",A),i=new Scalar(c)}return i.range=e,i.source=c,u&&(i.type=u),f&&(i.tag=f),n.format&&(i.format=n.format),l&&(i.comment=l),i}function findScalarTagByName(t,a,s,r,c){if(s==="!")return t[SCALAR];const u=[];for(const e of t.tags)if(!e.collection&&e.tag===s)if(e.default&&e.test)u.push(e);else return e;for(const e of u)if(e.test?.test(a))return e;const l=t.knownTags[s];return l&&!l.collection?(t.tags.push(Object.assign({},l,{default:!1,test:void 0})),l):(c(r,"TAG_RESOLVE_FAILED",`Unresolved tag: ${s}`,s!=="tag:yaml.org,2002:str"),t[SCALAR])}function findScalarTagByTest({atKey:t,directives:a,schema:s},r,c,u){const l=s.tags.find(e=>(e.default===!0||t&&e.default==="key")&&e.test?.test(r))||s[SCALAR];if(s.compat){const e=s.compat.find(f=>f.default&&f.test?.test(r))??s[SCALAR];if(l.tag!==e.tag){const f=a.tagString(l.tag),n=a.tagString(e.tag),i=`Value may be parsed as either ${f} or ${n}`;u(c,"TAG_RESOLVE_FAILED",i,!0)}}return l}
// node_modules/yaml/browser/dist/compose/util-empty-scalar-position.js
function emptyScalarPosition(n,c,i){if(c){i??(i=c.length);for(let e=i-1;e>=0;--e){let t=c[e];switch(t.type){case"space":case"comment":case"newline":n-=t.source.length;continue}for(t=c[++e];t?.type==="space";)n+=t.source.length,t=c[++e];break}}return n}
// node_modules/yaml/browser/dist/compose/compose-node.js
var CN={composeNode,composeEmptyNode};function composeNode(n,e,l,a){const r=n.atKey,{spaceBefore:i,comment:o,anchor:c,tag:m}=l;let s,u=!0;switch(e.type){case"alias":s=composeAlias(n,e,a),(c||m)&&a(e,"ALIAS_PROPS","An alias node must not specify any properties");break;case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"block-scalar":s=composeScalar(n,e,m,a),c&&(s.anchor=c.source.substring(1));break;case"block-map":case"block-seq":case"flow-collection":try{s=composeCollection(CN,n,e,l,a),c&&(s.anchor=c.source.substring(1))}catch(t){const g=t instanceof Error?t.message:String(t);a(e,"RESOURCE_EXHAUSTION",g)}break;default:{const t=e.type==="error"?e.message:`Unsupported token (type: ${e.type})`;a(e,"UNEXPECTED_TOKEN",t),u=!1}}return s??(s=composeEmptyNode(n,e.offset,void 0,null,l,a)),c&&s.anchor===""&&a(c,"BAD_ALIAS","Anchor cannot be an empty string"),r&&n.options.stringKeys&&(!isScalar2(s)||typeof s.value!="string"||s.tag&&s.tag!=="tag:yaml.org,2002:str")&&a(m??e,"NON_STRING_KEY","With stringKeys, all keys must be strings"),i&&(s.spaceBefore=!0),o&&(e.type==="scalar"&&e.source===""?s.comment=o:s.commentBefore=o),n.options.keepSourceTokens&&u&&(s.srcToken=e),s}function composeEmptyNode(n,e,l,a,{spaceBefore:r,comment:i,anchor:o,tag:c,end:m},s){const u={type:"scalar",offset:emptyScalarPosition(e,l,a),indent:-1,source:""},t=composeScalar(n,u,c,s);return o&&(t.anchor=o.source.substring(1),t.anchor===""&&s(o,"BAD_ALIAS","Anchor cannot be an empty string")),r&&(t.spaceBefore=!0),i&&(t.comment=i,t.range[2]=m),t}function composeAlias({options:n},{offset:e,source:l,end:a},r){const i=new Alias(l.substring(1));i.source===""&&r(e,"BAD_ALIAS","Alias cannot be an empty string"),i.source.endsWith(":")&&r(e+l.length-1,"BAD_ALIAS","Alias ending in : is ambiguous",!0);const o=e+l.length,c=resolveEnd(a,o,n.strict,r);return i.range=[e,o,c.offset],c.comment&&(i.comment=c.comment),i}
// node_modules/yaml/browser/dist/compose/compose-doc.js
function composeDoc(p,r,{offset:s,start:i,value:t,end:d},o){const l=Object.assign({_directives:r},p),e=new Document(void 0,l),m={atKey:!1,atRoot:!0,directives:e.directives,options:e.options,schema:e.schema},n=resolveProps(i,{indicator:"doc-start",next:t??d?.[0],offset:s,onError:o,parentIndent:0,startOnNewline:!0});n.found&&(e.directives.docStart=!0,t&&(t.type==="block-map"||t.type==="block-seq")&&!n.hasNewline&&o(n.end,"MISSING_CHAR","Block collection cannot start on same line with directives-end marker")),e.contents=t?composeNode(m,t,n,o):composeEmptyNode(m,n.end,i,null,n,o);const a=e.contents.range[2],c=resolveEnd(d,a,!1,o);return c.comment&&(e.comment=c.comment),e.range=[s,a,c.offset],e}
// node_modules/yaml/browser/dist/compose/composer.js
function getErrorPos(e){if(typeof e=="number")return[e,e+1];if(Array.isArray(e))return e.length===2?e:[e[0],e[1]];const{offset:t,source:s}=e;return[t,t+(typeof s=="string"?s.length:1)]}function parsePrelude(e){let t="",s=!1,i=!1;for(let r=0;r<e.length;++r){const o=e[r];switch(o[0]){case"#":t+=(t===""?"":i?`

`:`
`)+(o.substring(1)||" "),s=!0,i=!1;break;case"%":e[r+1]?.[0]!=="#"&&(r+=1),s=!1;break;default:s||(i=!0),s=!1}}return{comment:t,afterEmptyLine:i}}var Composer=class{constructor(e={}){this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=[],this.warnings=[],this.onError=(t,s,i,r)=>{const o=getErrorPos(t);r?this.warnings.push(new YAMLWarning(o,s,i)):this.errors.push(new YAMLParseError(o,s,i))},this.directives=new Directives({version:e.version||"1.2"}),this.options=e}decorate(e,t){const{comment:s,afterEmptyLine:i}=parsePrelude(this.prelude);if(s){const r=e.contents;if(t)e.comment=e.comment?`${e.comment}
${s}`:s;else if(i||e.directives.docStart||!r)e.commentBefore=s;else if(isCollection(r)&&!r.flow&&r.items.length>0){let o=r.items[0];isPair(o)&&(o=o.key);const n=o.commentBefore;o.commentBefore=n?`${s}
${n}`:s}else{const o=r.commentBefore;r.commentBefore=o?`${s}
${o}`:s}}if(t){for(let r=0;r<this.errors.length;++r)e.errors.push(this.errors[r]);for(let r=0;r<this.warnings.length;++r)e.warnings.push(this.warnings[r])}else e.errors=this.errors,e.warnings=this.warnings;this.prelude=[],this.errors=[],this.warnings=[]}streamInfo(){return{comment:parsePrelude(this.prelude).comment,directives:this.directives,errors:this.errors,warnings:this.warnings}}*compose(e,t=!1,s=-1){for(const i of e)yield*this.next(i);yield*this.end(t,s)}*next(e){switch(e.type){case"directive":this.directives.add(e.source,(t,s,i)=>{const r=getErrorPos(e);r[0]+=t,this.onError(r,"BAD_DIRECTIVE",s,i)}),this.prelude.push(e.source),this.atDirectives=!0;break;case"document":{const t=composeDoc(this.options,this.directives,e,this.onError);this.atDirectives&&!t.directives.docStart&&this.onError(e,"MISSING_CHAR","Missing directives-end/doc-start indicator line"),this.decorate(t,!1),this.doc&&(yield this.doc),this.doc=t,this.atDirectives=!1;break}case"byte-order-mark":case"space":break;case"comment":case"newline":this.prelude.push(e.source);break;case"error":{const t=e.source?`${e.message}: ${JSON.stringify(e.source)}`:e.message,s=new YAMLParseError(getErrorPos(e),"UNEXPECTED_TOKEN",t);this.atDirectives||!this.doc?this.errors.push(s):this.doc.errors.push(s);break}case"doc-end":{if(!this.doc){const s="Unexpected doc-end without preceding document";this.errors.push(new YAMLParseError(getErrorPos(e),"UNEXPECTED_TOKEN",s));break}this.doc.directives.docEnd=!0;const t=resolveEnd(e.end,e.offset+e.source.length,this.doc.options.strict,this.onError);if(this.decorate(this.doc,!0),t.comment){const s=this.doc.comment;this.doc.comment=s?`${s}
${t.comment}`:t.comment}this.doc.range[2]=t.offset;break}default:this.errors.push(new YAMLParseError(getErrorPos(e),"UNEXPECTED_TOKEN",`Unsupported token ${e.type}`))}}*end(e=!1,t=-1){if(this.doc)this.decorate(this.doc,!0),yield this.doc,this.doc=null;else if(e){const s=Object.assign({_directives:this.directives},this.options),i=new Document(void 0,s);this.atDirectives&&this.onError(t,"MISSING_CHAR","Missing directives-end indicator line"),i.range=[0,t,t],this.decorate(i,!1),yield i}}};
// node_modules/yaml/browser/dist/parse/cst-visit.js
var BREAK2=Symbol("break visit"),SKIP2=Symbol("skip children"),REMOVE2=Symbol("remove item");function visit2(e,t){"type"in e&&e.type==="document"&&(e={start:e.start,value:e.value}),_visit(Object.freeze([]),e,t)}visit2.BREAK=BREAK2,visit2.SKIP=SKIP2,visit2.REMOVE=REMOVE2,visit2.itemAtPath=(e,t)=>{let r=e;for(const[i,n]of t){const o=r?.[i];if(o&&"items"in o)r=o.items[n];else return}return r},visit2.parentCollection=(e,t)=>{const r=visit2.itemAtPath(e,t.slice(0,-1)),i=t[t.length-1][0],n=r?.[i];if(n&&"items"in n)return n;throw new Error("Parent collection not found")};function _visit(e,t,r){let i=r(t,e);if(typeof i=="symbol")return i;for(const n of["key","value"]){const o=t[n];if(o&&"items"in o){for(let f=0;f<o.items.length;++f){const l=_visit(Object.freeze(e.concat([[n,f]])),o.items[f],r);if(typeof l=="number")f=l-1;else{if(l===BREAK2)return BREAK2;l===REMOVE2&&(o.items.splice(f,1),f-=1)}}typeof i=="function"&&n==="key"&&(i=i(t,e))}}return typeof i=="function"?i(t,e):i}
// node_modules/yaml/browser/dist/parse/cst.js
var BOM="\uFEFF",DOCUMENT="",FLOW_END="",SCALAR2="";function tokenType(e){switch(e){case BOM:return"byte-order-mark";case DOCUMENT:return"doc-mode";case FLOW_END:return"flow-error-end";case SCALAR2:return"scalar";case"---":return"doc-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"flow-map-start";case"}":return"flow-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"comma"}switch(e[0]){case" ":case"	":return"space";case"#":return"comment";case"%":return"directive-line";case"*":return"alias";case"&":return"anchor";case"!":return"tag";case"'":return"single-quoted-scalar";case'"':return"double-quoted-scalar";case"|":case">":return"block-scalar-header"}return null}
// node_modules/yaml/browser/dist/parse/lexer.js
function isEmpty(e){switch(e){case void 0:case" ":case`
`:case"\r":case"	":return!0;default:return!1}}var hexDigits=new Set("0123456789ABCDEFabcdef"),tagChars=new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"),flowIndicatorChars=new Set(",[]{}"),invalidAnchorChars=new Set(` ,[]{}
\r	`),isNotAnchorChar=e=>!e||invalidAnchorChars.has(e),Lexer=class{constructor(){this.atEnd=!1,this.blockScalarIndent=-1,this.blockScalarKeep=!1,this.buffer="",this.flowKey=!1,this.flowLevel=0,this.indentNext=0,this.indentValue=0,this.lineEndPos=null,this.next=null,this.pos=0}*lex(e,t=!1){if(e){if(typeof e!="string")throw TypeError("source is not a string");this.buffer=this.buffer?this.buffer+e:e,this.lineEndPos=null}this.atEnd=!t;let s=this.next??"stream";for(;s&&(t||this.hasChars(1));)s=yield*this.parseNext(s)}atLineEnd(){let e=this.pos,t=this.buffer[e];for(;t===" "||t==="	";)t=this.buffer[++e];return!t||t==="#"||t===`
`?!0:t==="\r"?this.buffer[e+1]===`
`:!1}charAt(e){return this.buffer[this.pos+e]}continueScalar(e){let t=this.buffer[e];if(this.indentNext>0){let s=0;for(;t===" ";)t=this.buffer[++s+e];if(t==="\r"){const h=this.buffer[s+e+1];if(h===`
`||!h&&!this.atEnd)return e+s+1}return t===`
`||s>=this.indentNext||!t&&!this.atEnd?e+s:-1}if(t==="-"||t==="."){const s=this.buffer.substr(e,3);if((s==="---"||s==="...")&&isEmpty(this.buffer[e+3]))return-1}return e}getLine(){let e=this.lineEndPos;return(typeof e!="number"||e!==-1&&e<this.pos)&&(e=this.buffer.indexOf(`
`,this.pos),this.lineEndPos=e),e===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[e-1]==="\r"&&(e-=1),this.buffer.substring(this.pos,e))}hasChars(e){return this.pos+e<=this.buffer.length}setNext(e){return this.buffer=this.buffer.substring(this.pos),this.pos=0,this.lineEndPos=null,this.next=e,null}peek(e){return this.buffer.substr(this.pos,e)}*parseNext(e){switch(e){case"stream":return yield*this.parseStream();case"line-start":return yield*this.parseLineStart();case"block-start":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"flow":return yield*this.parseFlowCollection();case"quoted-scalar":return yield*this.parseQuotedScalar();case"block-scalar":return yield*this.parseBlockScalar();case"plain-scalar":return yield*this.parsePlainScalar()}}*parseStream(){let e=this.getLine();if(e===null)return this.setNext("stream");if(e[0]===BOM&&(yield*this.pushCount(1),e=e.substring(1)),e[0]==="%"){let t=e.length,s=e.indexOf("#");for(;s!==-1;){const i=e[s-1];if(i===" "||i==="	"){t=s-1;break}else s=e.indexOf("#",s+1)}for(;;){const i=e[t-1];if(i===" "||i==="	")t-=1;else break}const h=(yield*this.pushCount(t))+(yield*this.pushSpaces(!0));return yield*this.pushCount(e.length-h),this.pushNewline(),"stream"}if(this.atLineEnd()){const t=yield*this.pushSpaces(!0);return yield*this.pushCount(e.length-t),yield*this.pushNewline(),"stream"}return yield DOCUMENT,yield*this.parseLineStart()}*parseLineStart(){const e=this.charAt(0);if(!e&&!this.atEnd)return this.setNext("line-start");if(e==="-"||e==="."){if(!this.atEnd&&!this.hasChars(4))return this.setNext("line-start");const t=this.peek(3);if((t==="---"||t==="...")&&isEmpty(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=0,this.indentNext=0,t==="---"?"doc":"stream"}return this.indentValue=yield*this.pushSpaces(!1),this.indentNext>this.indentValue&&!isEmpty(this.charAt(1))&&(this.indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){const[e,t]=this.peek(2);if(!t&&!this.atEnd)return this.setNext("block-start");if((e==="-"||e==="?"||e===":")&&isEmpty(t)){const s=(yield*this.pushCount(1))+(yield*this.pushSpaces(!0));return this.indentNext=this.indentValue+1,this.indentValue+=s,"block-start"}return"doc"}*parseDocument(){yield*this.pushSpaces(!0);const e=this.getLine();if(e===null)return this.setNext("doc");let t=yield*this.pushIndicators();switch(e[t]){case"#":yield*this.pushCount(e.length-t);case void 0:return yield*this.pushNewline(),yield*this.parseLineStart();case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel=1,"flow";case"}":case"]":return yield*this.pushCount(1),"doc";case"*":return yield*this.pushUntil(isNotAnchorChar),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case">":return t+=yield*this.parseBlockScalarHeader(),t+=yield*this.pushSpaces(!0),yield*this.pushCount(e.length-t),yield*this.pushNewline(),yield*this.parseBlockScalar();default:return yield*this.parsePlainScalar()}}*parseFlowCollection(){let e,t,s=-1;do e=yield*this.pushNewline(),e>0?(t=yield*this.pushSpaces(!1),this.indentValue=s=t):t=0,t+=yield*this.pushSpaces(!0);while(e+t>0);const h=this.getLine();if(h===null)return this.setNext("flow");if((s!==-1&&s<this.indentNext&&h[0]!=="#"||s===0&&(h.startsWith("---")||h.startsWith("..."))&&isEmpty(h[3]))&&!(s===this.indentNext-1&&this.flowLevel===1&&(h[0]==="]"||h[0]==="}")))return this.flowLevel=0,yield FLOW_END,yield*this.parseLineStart();let i=0;for(;h[i]===",";)i+=yield*this.pushCount(1),i+=yield*this.pushSpaces(!0),this.flowKey=!1;switch(i+=yield*this.pushIndicators(),h[i]){case void 0:return"flow";case"#":return yield*this.pushCount(h.length-i),"flow";case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel+=1,"flow";case"}":case"]":return yield*this.pushCount(1),this.flowKey=!0,this.flowLevel-=1,this.flowLevel?"flow":"doc";case"*":return yield*this.pushUntil(isNotAnchorChar),"flow";case'"':case"'":return this.flowKey=!0,yield*this.parseQuotedScalar();case":":{const r=this.charAt(1);if(this.flowKey||isEmpty(r)||r===",")return this.flowKey=!1,yield*this.pushCount(1),yield*this.pushSpaces(!0),"flow"}default:return this.flowKey=!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){const e=this.charAt(0);let t=this.buffer.indexOf(e,this.pos+1);if(e==="'")for(;t!==-1&&this.buffer[t+1]==="'";)t=this.buffer.indexOf("'",t+2);else for(;t!==-1;){let i=0;for(;this.buffer[t-1-i]==="\\";)i+=1;if(i%2===0)break;t=this.buffer.indexOf('"',t+1)}const s=this.buffer.substring(0,t);let h=s.indexOf(`
`,this.pos);if(h!==-1){for(;h!==-1;){const i=this.continueScalar(h+1);if(i===-1)break;h=s.indexOf(`
`,i)}h!==-1&&(t=h-(s[h-1]==="\r"?2:1))}if(t===-1){if(!this.atEnd)return this.setNext("quoted-scalar");t=this.buffer.length}return yield*this.pushToIndex(t+1,!1),this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1,this.blockScalarKeep=!1;let e=this.pos;for(;;){const t=this.buffer[++e];if(t==="+")this.blockScalarKeep=!0;else if(t>"0"&&t<="9")this.blockScalarIndent=Number(t)-1;else if(t!=="-")break}return yield*this.pushUntil(t=>isEmpty(t)||t==="#")}*parseBlockScalar(){let e=this.pos-1,t=0,s;e:for(let i=this.pos;s=this.buffer[i];++i)switch(s){case" ":t+=1;break;case`
`:e=i,t=0;break;case"\r":{const r=this.buffer[i+1];if(!r&&!this.atEnd)return this.setNext("block-scalar");if(r===`
`)break}default:break e}if(!s&&!this.atEnd)return this.setNext("block-scalar");if(t>=this.indentNext){this.blockScalarIndent===-1?this.indentNext=t:this.indentNext=this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{const i=this.continueScalar(e+1);if(i===-1)break;e=this.buffer.indexOf(`
`,i)}while(e!==-1);if(e===-1){if(!this.atEnd)return this.setNext("block-scalar");e=this.buffer.length}}let h=e+1;for(s=this.buffer[h];s===" ";)s=this.buffer[++h];if(s==="	"){for(;s==="	"||s===" "||s==="\r"||s===`
`;)s=this.buffer[++h];e=h-1}else if(!this.blockScalarKeep)do{let i=e-1,r=this.buffer[i];r==="\r"&&(r=this.buffer[--i]);const n=i;for(;r===" ";)r=this.buffer[--i];if(r===`
`&&i>=this.pos&&i+1+t>n)e=i;else break}while(!0);return yield SCALAR2,yield*this.pushToIndex(e+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){const e=this.flowLevel>0;let t=this.pos-1,s=this.pos-1,h;for(;h=this.buffer[++s];)if(h===":"){const i=this.buffer[s+1];if(isEmpty(i)||e&&flowIndicatorChars.has(i))break;t=s}else if(isEmpty(h)){let i=this.buffer[s+1];if(h==="\r"&&(i===`
`?(s+=1,h=`
`,i=this.buffer[s+1]):t=s),i==="#"||e&&flowIndicatorChars.has(i))break;if(h===`
`){const r=this.continueScalar(s+1);if(r===-1)break;s=Math.max(s,r-2)}}else{if(e&&flowIndicatorChars.has(h))break;t=s}return!h&&!this.atEnd?this.setNext("plain-scalar"):(yield SCALAR2,yield*this.pushToIndex(t+1,!0),e?"flow":"doc")}*pushCount(e){return e>0?(yield this.buffer.substr(this.pos,e),this.pos+=e,e):0}*pushToIndex(e,t){const s=this.buffer.slice(this.pos,e);return s?(yield s,this.pos+=s.length,s.length):(t&&(yield""),0)}*pushIndicators(){let e=0;e:for(;;){switch(this.charAt(0)){case"!":e+=yield*this.pushTag(),e+=yield*this.pushSpaces(!0);continue e;case"&":e+=yield*this.pushUntil(isNotAnchorChar),e+=yield*this.pushSpaces(!0);continue e;case"-":case"?":case":":{const t=this.flowLevel>0,s=this.charAt(1);if(isEmpty(s)||t&&flowIndicatorChars.has(s)){t?this.flowKey&&(this.flowKey=!1):this.indentNext=this.indentValue+1,e+=yield*this.pushCount(1),e+=yield*this.pushSpaces(!0);continue e}}}break e}return e}*pushTag(){if(this.charAt(1)==="<"){let e=this.pos+2,t=this.buffer[e];for(;!isEmpty(t)&&t!==">";)t=this.buffer[++e];return yield*this.pushToIndex(t===">"?e+1:e,!1)}else{let e=this.pos+1,t=this.buffer[e];for(;t;)if(tagChars.has(t))t=this.buffer[++e];else if(t==="%"&&hexDigits.has(this.buffer[e+1])&&hexDigits.has(this.buffer[e+2]))t=this.buffer[e+=3];else break;return yield*this.pushToIndex(e,!1)}}*pushNewline(){const e=this.buffer[this.pos];return e===`
`?yield*this.pushCount(1):e==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(e){let t=this.pos-1,s;do s=this.buffer[++t];while(s===" "||e&&s==="	");const h=t-this.pos;return h>0&&(yield this.buffer.substr(this.pos,h),this.pos=t),h}*pushUntil(e){let t=this.pos,s=this.buffer[t];for(;!e(s);)s=this.buffer[++t];return yield*this.pushToIndex(t,!1)}};
// node_modules/yaml/browser/dist/parse/parser.js
function includesToken(t,e){for(let s=0;s<t.length;++s)if(t[s].type===e)return!0;return!1}function findNonEmptyIndex(t){for(let e=0;e<t.length;++e)switch(t[e].type){case"space":case"comment":case"newline":break;default:return e}return-1}function isFlowToken(t){switch(t?.type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:return!1}}function getPrevProps(t){switch(t.type){case"document":return t.start;case"block-map":{const e=t.items[t.items.length-1];return e.sep??e.start}case"block-seq":return t.items[t.items.length-1].start;default:return[]}}function getFirstKeyStartProps(t){if(t.length===0)return[];let e=t.length;e:for(;--e>=0;)switch(t[e].type){case"doc-start":case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":case"newline":break e}for(;t[++e]?.type==="space";);return t.splice(e,t.length)}function arrayPushArray(t,e){if(e.length<1e5)Array.prototype.push.apply(t,e);else for(let s=0;s<e.length;++s)t.push(e[s])}function fixFlowSeqItems(t){if(t.start.type==="flow-seq-start")for(const e of t.items)e.sep&&!e.value&&!includesToken(e.start,"explicit-key-ind")&&!includesToken(e.sep,"map-value-ind")&&(e.key&&(e.value=e.key),delete e.key,isFlowToken(e.value)?e.value.end?arrayPushArray(e.value.end,e.sep):e.value.end=e.sep:arrayPushArray(e.start,e.sep),delete e.sep)}var Parser=class{constructor(t){this.atNewLine=!0,this.atScalar=!1,this.indent=0,this.offset=0,this.onKeyLine=!1,this.stack=[],this.source="",this.type="",this.lexer=new Lexer,this.onNewLine=t}*parse(t,e=!1){this.onNewLine&&this.offset===0&&this.onNewLine(0);for(const s of this.lexer.lex(t,e))yield*this.next(s);e||(yield*this.end())}*next(t){if(this.source=t,this.atScalar){this.atScalar=!1,yield*this.step(),this.offset+=t.length;return}const e=tokenType(t);if(e)if(e==="scalar")this.atNewLine=!1,this.atScalar=!0,this.type="scalar";else{switch(this.type=e,yield*this.step(),e){case"newline":this.atNewLine=!0,this.indent=0,this.onNewLine&&this.onNewLine(this.offset+t.length);break;case"space":this.atNewLine&&t[0]===" "&&(this.indent+=t.length);break;case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":this.atNewLine&&(this.indent+=t.length);break;case"doc-mode":case"flow-error-end":return;default:this.atNewLine=!1}this.offset+=t.length}else{const s=`Not a YAML token: ${t}`;yield*this.pop({type:"error",offset:this.offset,message:s,source:t}),this.offset+=t.length}}*end(){for(;this.stack.length>0;)yield*this.pop()}get sourceToken(){return{type:this.type,offset:this.offset,indent:this.indent,source:this.source}}*step(){const t=this.peek(1);if(this.type==="doc-end"&&t?.type!=="doc-end"){for(;this.stack.length>0;)yield*this.pop();this.stack.push({type:"doc-end",offset:this.offset,source:this.source});return}if(!t)return yield*this.stream();switch(t.type){case"document":return yield*this.document(t);case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return yield*this.scalar(t);case"block-scalar":return yield*this.blockScalar(t);case"block-map":return yield*this.blockMap(t);case"block-seq":return yield*this.blockSequence(t);case"flow-collection":return yield*this.flowCollection(t);case"doc-end":return yield*this.documentEnd(t)}yield*this.pop()}peek(t){return this.stack[this.stack.length-t]}*pop(t){const e=t??this.stack.pop();if(!e)yield{type:"error",offset:this.offset,source:"",message:"Tried to pop an empty stack"};else if(this.stack.length===0)yield e;else{const s=this.peek(1);switch(e.type==="block-scalar"?e.indent="indent"in s?s.indent:0:e.type==="flow-collection"&&s.type==="document"&&(e.indent=0),e.type==="flow-collection"&&fixFlowSeqItems(e),s.type){case"document":s.value=e;break;case"block-scalar":s.props.push(e);break;case"block-map":{const i=s.items[s.items.length-1];if(i.value){s.items.push({start:[],key:e,sep:[]}),this.onKeyLine=!0;return}else if(i.sep)i.value=e;else{Object.assign(i,{key:e,sep:[]}),this.onKeyLine=!i.explicitKey;return}break}case"block-seq":{const i=s.items[s.items.length-1];i.value?s.items.push({start:[],value:e}):i.value=e;break}case"flow-collection":{const i=s.items[s.items.length-1];!i||i.value?s.items.push({start:[],key:e,sep:[]}):i.sep?i.value=e:Object.assign(i,{key:e,sep:[]});return}default:yield*this.pop(),yield*this.pop(e)}if((s.type==="document"||s.type==="block-map"||s.type==="block-seq")&&(e.type==="block-map"||e.type==="block-seq")){const i=e.items[e.items.length-1];i&&!i.sep&&!i.value&&i.start.length>0&&findNonEmptyIndex(i.start)===-1&&(e.indent===0||i.start.every(o=>o.type!=="comment"||o.indent<e.indent))&&(s.type==="document"?s.end=i.start:s.items.push({start:i.start}),e.items.splice(-1,1))}}}*stream(){switch(this.type){case"directive-line":yield{type:"directive",offset:this.offset,source:this.source};return;case"byte-order-mark":case"space":case"comment":case"newline":yield this.sourceToken;return;case"doc-mode":case"doc-start":{const t={type:"document",offset:this.offset,start:[]};this.type==="doc-start"&&t.start.push(this.sourceToken),this.stack.push(t);return}}yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML stream`,source:this.source}}*document(t){if(t.value)return yield*this.lineEnd(t);switch(this.type){case"doc-start":{findNonEmptyIndex(t.start)!==-1?(yield*this.pop(),yield*this.step()):t.start.push(this.sourceToken);return}case"anchor":case"tag":case"space":case"comment":case"newline":t.start.push(this.sourceToken);return}const e=this.startBlockValue(t);e?this.stack.push(e):yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML document`,source:this.source}}*scalar(t){if(this.type==="map-value-ind"){const e=getPrevProps(this.peek(2)),s=getFirstKeyStartProps(e);let i;t.end?(i=t.end,i.push(this.sourceToken),delete t.end):i=[this.sourceToken];const o={type:"block-map",offset:t.offset,indent:t.indent,items:[{start:s,key:t,sep:i}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=o}else yield*this.lineEnd(t)}*blockScalar(t){switch(this.type){case"space":case"comment":case"newline":t.props.push(this.sourceToken);return;case"scalar":if(t.source=this.source,this.atNewLine=!0,this.indent=0,this.onNewLine){let e=this.source.indexOf(`
`)+1;for(;e!==0;)this.onNewLine(this.offset+e),e=this.source.indexOf(`
`,e)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(t){const e=t.items[t.items.length-1];switch(this.type){case"newline":if(this.onKeyLine=!1,e.value){const s="end"in e.value?e.value.end:void 0;(Array.isArray(s)?s[s.length-1]:void 0)?.type==="comment"?s?.push(this.sourceToken):t.items.push({start:[this.sourceToken]})}else e.sep?e.sep.push(this.sourceToken):e.start.push(this.sourceToken);return;case"space":case"comment":if(e.value)t.items.push({start:[this.sourceToken]});else if(e.sep)e.sep.push(this.sourceToken);else{if(this.atIndentedComment(e.start,t.indent)){const i=t.items[t.items.length-2]?.value?.end;if(Array.isArray(i)){arrayPushArray(i,e.start),i.push(this.sourceToken),t.items.pop();return}}e.start.push(this.sourceToken)}return}if(this.indent>=t.indent){const s=!this.onKeyLine&&this.indent===t.indent,i=s&&(e.sep||e.explicitKey)&&this.type!=="seq-item-ind";let o=[];if(i&&e.sep&&!e.value){const n=[];for(let a=0;a<e.sep.length;++a){const l=e.sep[a];switch(l.type){case"newline":n.push(a);break;case"space":break;case"comment":l.indent>t.indent&&(n.length=0);break;default:n.length=0}}n.length>=2&&(o=e.sep.splice(n[1]))}switch(this.type){case"anchor":case"tag":i||e.value?(o.push(this.sourceToken),t.items.push({start:o}),this.onKeyLine=!0):e.sep?e.sep.push(this.sourceToken):e.start.push(this.sourceToken);return;case"explicit-key-ind":!e.sep&&!e.explicitKey?(e.start.push(this.sourceToken),e.explicitKey=!0):i||e.value?(o.push(this.sourceToken),t.items.push({start:o,explicitKey:!0})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken],explicitKey:!0}]}),this.onKeyLine=!0;return;case"map-value-ind":if(e.explicitKey)if(e.sep)if(e.value)t.items.push({start:[],key:null,sep:[this.sourceToken]});else if(includesToken(e.sep,"map-value-ind"))this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:o,key:null,sep:[this.sourceToken]}]});else if(isFlowToken(e.key)&&!includesToken(e.sep,"newline")){const n=getFirstKeyStartProps(e.start),a=e.key,l=e.sep;l.push(this.sourceToken),delete e.key,delete e.sep,this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:n,key:a,sep:l}]})}else o.length>0?e.sep=e.sep.concat(o,this.sourceToken):e.sep.push(this.sourceToken);else if(includesToken(e.start,"newline"))Object.assign(e,{key:null,sep:[this.sourceToken]});else{const n=getFirstKeyStartProps(e.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:n,key:null,sep:[this.sourceToken]}]})}else e.sep?e.value||i?t.items.push({start:o,key:null,sep:[this.sourceToken]}):includesToken(e.sep,"map-value-ind")?this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):e.sep.push(this.sourceToken):Object.assign(e,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{const n=this.flowScalar(this.type);i||e.value?(t.items.push({start:o,key:n,sep:[]}),this.onKeyLine=!0):e.sep?this.stack.push(n):(Object.assign(e,{key:n,sep:[]}),this.onKeyLine=!0);return}default:{const n=this.startBlockValue(t);if(n){if(n.type==="block-seq"){if(!e.explicitKey&&e.sep&&!includesToken(e.sep,"newline")){yield*this.pop({type:"error",offset:this.offset,message:"Unexpected block-seq-ind on same line with key",source:this.source});return}}else s&&t.items.push({start:o});this.stack.push(n);return}}}}yield*this.pop(),yield*this.step()}*blockSequence(t){const e=t.items[t.items.length-1];switch(this.type){case"newline":if(e.value){const s="end"in e.value?e.value.end:void 0;(Array.isArray(s)?s[s.length-1]:void 0)?.type==="comment"?s?.push(this.sourceToken):t.items.push({start:[this.sourceToken]})}else e.start.push(this.sourceToken);return;case"space":case"comment":if(e.value)t.items.push({start:[this.sourceToken]});else{if(this.atIndentedComment(e.start,t.indent)){const i=t.items[t.items.length-2]?.value?.end;if(Array.isArray(i)){arrayPushArray(i,e.start),i.push(this.sourceToken),t.items.pop();return}}e.start.push(this.sourceToken)}return;case"anchor":case"tag":if(e.value||this.indent<=t.indent)break;e.start.push(this.sourceToken);return;case"seq-item-ind":if(this.indent!==t.indent)break;e.value||includesToken(e.start,"seq-item-ind")?t.items.push({start:[this.sourceToken]}):e.start.push(this.sourceToken);return}if(this.indent>t.indent){const s=this.startBlockValue(t);if(s){this.stack.push(s);return}}yield*this.pop(),yield*this.step()}*flowCollection(t){const e=t.items[t.items.length-1];if(this.type==="flow-error-end"){let s;do yield*this.pop(),s=this.peek(1);while(s?.type==="flow-collection")}else if(t.end.length===0){switch(this.type){case"comma":case"explicit-key-ind":!e||e.sep?t.items.push({start:[this.sourceToken]}):e.start.push(this.sourceToken);return;case"map-value-ind":!e||e.value?t.items.push({start:[],key:null,sep:[this.sourceToken]}):e.sep?e.sep.push(this.sourceToken):Object.assign(e,{key:null,sep:[this.sourceToken]});return;case"space":case"comment":case"newline":case"anchor":case"tag":!e||e.value?t.items.push({start:[this.sourceToken]}):e.sep?e.sep.push(this.sourceToken):e.start.push(this.sourceToken);return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{const i=this.flowScalar(this.type);!e||e.value?t.items.push({start:[],key:i,sep:[]}):e.sep?this.stack.push(i):Object.assign(e,{key:i,sep:[]});return}case"flow-map-end":case"flow-seq-end":t.end.push(this.sourceToken);return}const s=this.startBlockValue(t);s?this.stack.push(s):(yield*this.pop(),yield*this.step())}else{const s=this.peek(2);if(s.type==="block-map"&&(this.type==="map-value-ind"&&s.indent===t.indent||this.type==="newline"&&!s.items[s.items.length-1].sep))yield*this.pop(),yield*this.step();else if(this.type==="map-value-ind"&&s.type!=="flow-collection"){const i=getPrevProps(s),o=getFirstKeyStartProps(i);fixFlowSeqItems(t);const n=t.end.splice(1,t.end.length);n.push(this.sourceToken);const a={type:"block-map",offset:t.offset,indent:t.indent,items:[{start:o,key:t,sep:n}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=a}else yield*this.lineEnd(t)}}flowScalar(t){if(this.onNewLine){let e=this.source.indexOf(`
`)+1;for(;e!==0;)this.onNewLine(this.offset+e),e=this.source.indexOf(`
`,e)+1}return{type:t,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(t){switch(this.type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-scalar-header":return{type:"block-scalar",offset:this.offset,indent:this.indent,props:[this.sourceToken],source:""};case"flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.offset,indent:this.indent,start:this.sourceToken,items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken]}]};case"explicit-key-ind":{this.onKeyLine=!0;const e=getPrevProps(t),s=getFirstKeyStartProps(e);return s.push(this.sourceToken),{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:s,explicitKey:!0}]}}case"map-value-ind":{this.onKeyLine=!0;const e=getPrevProps(t),s=getFirstKeyStartProps(e);return{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:s,key:null,sep:[this.sourceToken]}]}}}return null}atIndentedComment(t,e){return this.type!=="comment"||this.indent<=e?!1:t.every(s=>s.type==="newline"||s.type==="space")}*documentEnd(t){this.type!=="doc-mode"&&(t.end?t.end.push(this.sourceToken):t.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(t){switch(this.type){case"comma":case"doc-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.pop(),yield*this.step();break;case"newline":this.onKeyLine=!1;default:t.end?t.end.push(this.sourceToken):t.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop())}}};
// src/parse/yaml/origins.ts
var ORIGIN = /* @__PURE__ */ Symbol("origin");
var IN_FLOW = /* @__PURE__ */ Symbol("in flow");
var originOf = (node) => node[ORIGIN];
function setOrigin(node, origin) {
  Object.defineProperty(node, ORIGIN, { value: origin });
}
function isEntryInFlow(entry) {
  return entry[IN_FLOW];
}
function setOwn(entry, inFlow) {
  Object.defineProperty(entry, IN_FLOW, { value: inFlow });
}
function isUnclosed(token) {
  if (token?.type !== "flow-collection") return false;
  return !token.end.some(({ type }) => type === "flow-map-end" || type === "flow-seq-end");
}
function itemTokens(token) {
  const items = token?.items ?? [];
  return items.filter(({ start, key, sep, value }) => start.some(isSolid) || key || sep || value);
}
function startOf(before, node) {
  return before.find(isSolid)?.offset ?? node.range?.[0] ?? 0;
}
var endOf = (token) => token ? token.offset + token.source.length : 0;
function behindMark(tokens) {
  const mark = tokens.find(({ type }) => type === "map-value-ind" || type === "seq-item-ind");
  return mark && endOf(mark);
}
var isProp = ({ type }) => type === "anchor" || type === "tag";
function isSolid({ type }) {
  return type !== "space" && type !== "newline" && type !== "comment" && type !== "comma";
}
function isMergeKey2(key) {
  return isScalar2(key) && key.type === "PLAIN" && key.value === "<<" && key.tag === void 0;
}
function sourcesOf(value) {
  const sources = value.kind === "array" ? value.items : [value];
  const entries2 = [];
  let open = value.kind === "array" && value.open;
  for (const source of sources) {
    const { via = value.via } = source;
    if (source.kind !== "object" && source.kind !== "unknown") return void 0;
    if (source.kind === "object")
      for (const entry of source.entries) entries2.push(via ? { ...entry, via } : { ...entry });
    open ||= source.kind === "unknown" || source.open;
  }
  return { entries: entries2, open };
}
function withoutOverridden(entries2, merged) {
  if (merged.size === 0) return entries2;
  const taken = new Set(entries2.filter((entry) => !merged.has(entry)).map(({ key }) => key));
  return entries2.filter((entry) => !merged.has(entry) || !taken.has(entry.key) && taken.add(entry.key));
}

// src/parse/yaml/style.ts
var yamlStyleOf = remembered(detectStyle);
function detectStyle({ text, roots }) {
  const nodes = roots.flatMap((root) => [...walk(root)]);
  const filled = nodes.filter((node) => (originOf(node)?.children.length ?? 0) > 0);
  const inEntries = filled.filter((node) => originOf(node).form === "block" && text[originOf(node).lead - 1] === ":");
  const indentOf = (kind) => {
    const node = inEntries.find((each) => each.kind === kind);
    return node && columnOf(text, node.start) - originOf(node).column;
  };
  const lists = filled.filter(
    (node) => node.kind === "array" && node.items.every((item) => originOf(item)?.form === "scalar")
  );
  const quotes = new Set(nodes.flatMap((node) => quotesOf(text, node)));
  const keyQuotes = new Set(nodes.flatMap((node) => entries(node).map(({ start }) => quoteOf(text, start))));
  const unit = positive(indentOf("object")) ?? positive(indentOf("array")) ?? 2;
  return {
    text,
    lineEnd: lineEndOf(text),
    unit,
    listUnit: indentOf("array") ?? unit,
    shortLists: lists[0] !== void 0 && originOf(lists[0]).form === "flow",
    padding: { object: paddingOf(text, filled, "object") ?? " ", array: paddingOf(text, filled, "array") ?? "" },
    quote: quotes.size === 1 ? [...quotes][0] : "PLAIN",
    keyQuote: keyQuotes.size === 1 ? [...keyQuotes][0] : "PLAIN",
    prefersSingle: quotes.has("QUOTE_SINGLE") && !quotes.has("QUOTE_DOUBLE")
  };
}
var columnOf = (text, offset) => offset - lineStart(text, offset);
function quoteOf(text, start) {
  if (text[start] === '"') return "QUOTE_DOUBLE";
  if (text[start] === "'") return "QUOTE_SINGLE";
  if (text[start] === "|") return "BLOCK_LITERAL";
  return text[start] === ">" ? "BLOCK_FOLDED" : "PLAIN";
}
function quotesOf(text, node) {
  if (node.kind !== "string" || text[node.start] === "|" || text[node.start] === ">") return [];
  return [quoteOf(text, node.start)];
}
function positive(count) {
  return count !== void 0 && count > 0 ? count : void 0;
}
function paddingOf(text, nodes, kind) {
  for (const node of nodes) {
    const origin = originOf(node);
    if (node.kind !== kind || origin.form !== "flow") continue;
    const padding = text.slice(node.start + 1, origin.children[0].start);
    if (!hasLineBreak(padding)) return padding.trim() === "" ? padding : void 0;
  }
  return void 0;
}
function offsetInYaml(text, node, index) {
  const { start, end } = contentOf(text, node);
  const isBlock2 = text[node.start] === "|" || text[node.start] === ">";
  if (isBlock2 || end - start !== node.value.length) return offsetAmongFolds(text, node, index);
  return index <= node.value.length ? start + index : void 0;
}
function contentOf(text, { start, end }) {
  const isQuoted = text[start] === '"' || text[start] === "'";
  return isQuoted ? { start: start + 1, end: end - 1 } : { start, end };
}
var offsetAmongFolds = offsetFinder((text, node) => {
  const { value } = node;
  const { start, end } = contentOf(text, node);
  const offsets = [];
  let read = "";
  const add = (units, offset) => {
    for (let index = 0; index < units.length; index++) offsets.push(offset);
    read += units;
  };
  const style = text[node.start];
  if (style === "|" || style === ">") readBlock(text, start, end, value, add);
  else if (style === '"') readDoubleQuoted(text, start, end, add);
  else readFolded(text, start, end, style === "'", add);
  return isWhole(read, value) ? withEnd(offsets, value.length, end) : void 0;
});
function isWhole(read, value) {
  return value.startsWith(read) && !/[^\n]/.test(value.slice(read.length));
}
function withEnd(offsets, length, end) {
  while (offsets.length <= length) offsets.push(end);
  return offsets;
}
function readFolded(text, start, end, isQuoted, add) {
  for (let at = start; at < end; ) {
    const behind2 = readBlanks(text, at, end, add);
    if (behind2 > at) at = behind2;
    else {
      add(text[at], at);
      at += isQuoted && text.startsWith("''", at) ? 2 : 1;
    }
  }
}
function readBlanks(text, start, end, add) {
  let at = start;
  let breaks = 0;
  while (at < end && /[ \t\r\n]/.test(text[at])) if (text[at++] === "\n") breaks++;
  if (breaks === 1) add(" ", start);
  else if (breaks > 1) add("\n".repeat(breaks - 1), start);
  else for (let blank = start; blank < at; blank++) add(text[blank], blank);
  return at;
}
var ESCAPES = {
  ...{ "0": "\0", a: "\x07", b: "\b", e: "\x1B", f: "\f", n: "\n", r: "\r", t: "	", v: "\v" },
  ...{ N: "\x85", _: "\xA0", L: "\u2028", P: "\u2029", " ": " ", '"': '"', "/": "/", "\\": "\\", "	": "	" }
};
var HEX_DIGITS = { x: 2, u: 4, U: 8 };
function readDoubleQuoted(text, start, end, add) {
  for (let at = start; at < end; ) {
    const behind2 = readBlanks(text, at, end, add);
    const escape = text[at + 1] ?? "";
    if (behind2 > at) at = behind2;
    else if (text[at] !== "\\") add(text[at], at++);
    else if (escape === "\n" || escape === "\r") {
      at = readBlanks(text, at + 1, end, (units) => units !== " " && add(units, at));
    } else {
      const digits = HEX_DIGITS[escape] ?? 0;
      const code = parseInt(text.slice(at + 2, at + 2 + digits), 16);
      add(code <= 1114111 ? String.fromCodePoint(code) : ESCAPES[escape] ?? "", at);
      at += 2 + digits;
    }
  }
}
function readBlock(text, start, end, value, add) {
  const isFolded = text[start] === ">";
  const lines = linesOf(text, start, end).slice(1);
  const first = lines.findIndex(({ content }) => /[^ ]/.test(content));
  if (first < 0) return;
  const indent = blanksOf(lines[first].content) - blanksOf(value.split("\n", first + 1)[first] ?? "");
  let separator = "";
  let wasDeeper = false;
  for (const [index, { content, at }] of lines.entries()) {
    const kept = content.slice(indent);
    if (index < first) {
      add(kept + "\n", at);
      continue;
    }
    const isDeeper = kept.startsWith(" ") || kept.startsWith("	");
    if (isFolded && kept === "") {
      if (separator === "\n") add("\n", at - 1);
      separator = "\n";
      continue;
    }
    if (isFolded && isDeeper && separator !== "") {
      if (separator === "\n" && !wasDeeper) add("\n", at - 1);
      separator = "\n";
    }
    add(separator, at - 1);
    separator = isFolded && !isDeeper ? " " : "\n";
    wasDeeper = isDeeper;
    for (let unit = 0; unit < kept.length; unit++) add(kept[unit], at + indent + unit);
  }
}
function linesOf(text, start, end) {
  let at = start;
  return text.slice(start, end).split("\n").map((line) => {
    const from = at;
    at += line.length + 1;
    return { content: line.replace(/\r$/, ""), at: from };
  });
}
var blanksOf = (line) => line.length - line.replace(/^ +/, "").length;

// src/parse/yaml/print.ts
var pad = (column) => " ".repeat(Math.max(0, column));
function behindColon(value, style, column) {
  const node = sourceNodeOf(value);
  const isListed = isList(value) || node?.kind === "array";
  const inner2 = Math.max(0, column) + (isListed ? style.listUnit : style.unit);
  const withComments = node && withCommentsBefore(node, style, inner2);
  if (withComments !== void 0) return withComments;
  const block = blockAt(value, style, inner2);
  if (block !== void 0) return style.lineEnd + pad(inner2) + block;
  return behind(" ", printOnLine(value, style, column));
}
function withCommentsBefore(node, { text }, column) {
  const origin = originOf(node);
  if (origin?.form !== "block" || origin.hasProps || text[origin.lead - 1] !== ":") return void 0;
  return reindent(text.slice(origin.lead, node.end), pad(columnOf(text, node.start)), pad(column));
}
function behindDash(value, style, column, quote) {
  return behind(" ", blockAt(value, style, column + 2) ?? printOnLine(value, style, column, quote));
}
function blockAt(value, style, column) {
  const node = sourceNodeOf(value);
  if (node) {
    if (originOf(node)?.form !== "block") return void 0;
    return reindent(style.text.slice(node.start, node.end), pad(columnOf(style.text, node.start)), pad(column));
  }
  if (isScalar(value) || isList(value) && style.shortLists && value.every(isScalar)) return void 0;
  const children = isList(value) ? value.map((item) => ({ value: item })) : Object.entries(value).map(([key, each]) => ({ key, value: each }));
  return printChildren(children, style, column);
}
function printChildren(children, style, column) {
  const lines = printEach(
    children,
    ({ key, value }) => key === void 0 ? behind("-", behindDash(value, style, column)) : behind(`${printKey(key, style, { inFlow: false })}:`, behindColon(value, style, column))
  );
  return lines?.length ? lines.join(style.lineEnd + pad(column)) : void 0;
}
function printOnLine(value, style, column, quote) {
  if (isScalar(value)) return printScalar(value, style, { inFlow: false, column, quote });
  const node = sourceNodeOf(value);
  if (!node) return printFlow(value, style);
  if (node.start === node.end || originOf(node)?.form === "pair") return void 0;
  const from = pad(originOf(node)?.column ?? 0);
  return originOf(node) && reindent(style.text.slice(node.start, node.end), from, pad(column));
}
function printFlow(value, style) {
  if (isScalar(value)) return printScalar(value, style, { inFlow: true, column: 0 });
  const node = sourceNodeOf(value);
  if (node) return printWrittenInFlow(node, style);
  if (isList(value)) {
    const items = value.map((item) => printFlow(item, style));
    return inBrackets("[]", items, { padding: style.padding.array });
  }
  const entries2 = Object.entries(value).map(([key, each]) => printFlowEntry(key, each, style));
  return inBrackets("{}", entries2, { padding: style.padding.object });
}
function printFlowEntry(key, value, style) {
  return behind(`${printKey(key, style, { inFlow: true })}: `, printFlow(value, style));
}
function printWrittenInFlow(node, style) {
  const origin = originOf(node);
  const piece = style.text.slice(node.start, node.end);
  if (!origin || isVague(node)) return void 0;
  const isSame = origin.inFlow ? origin.form !== "pair" && piece !== "" : /^["'[{]/.test(piece);
  if (isSame && !hasLineBreak(piece)) return piece;
  return printFlow(toValue(node), style);
}
function printKey(key, style, { inFlow, quote = style.keyQuote }) {
  const document = documentOf({ [key]: 0 }, inFlow, {});
  document.contents.items[0].key.type = quote;
  return inner(stringify4(document, style), "", ": 0", inFlow);
}
function printScalar(value, style, { inFlow, quote = style.quote, column }) {
  const document = documentOf({ k: value }, inFlow, { compat: "yaml-1.1" });
  const isLong = typeof value === "string" && hasLineBreak(value);
  const way = inFlow && isLong ? "QUOTE_DOUBLE" : quote;
  if (way !== "PLAIN") document.contents.items[0].value.type = way;
  const text = inner(stringify4(document, style), "k: ", "", inFlow);
  return text.replace(
    /\n(\n*)/g,
    (_, more, at) => style.lineEnd.repeat(more.length + 1) + (at + more.length + 1 < text.length ? pad(column) : "")
  );
}
function documentOf(value, inFlow, options) {
  const document = new Document(value, { version: "1.2", schema: "core", ...options });
  document.contents.flow = inFlow;
  return document;
}
function stringify4(document, style) {
  return document.toString({
    indent: style.unit,
    singleQuote: style.prefersSingle ? true : null,
    simpleKeys: true,
    lineWidth: 0,
    doubleQuotedMinMultiLineLength: Infinity
  });
}
function inner(text, before, after, inFlow) {
  const [open, close] = inFlow ? ["{ ", " }\n"] : ["", "\n"];
  return text.slice((open + before).length, text.length - (after + close).length);
}
function editBlock(text, children, change, ending) {
  const kept = children.filter((_, index) => !change.removed.has(index));
  const separator = ending + " ".repeat(children[0].start - lineStart(text, children[0].start));
  const edits = [];
  const atStart = movedUp(text, children, change.removed);
  const atEnd = endOfFile(text, children, change.removed);
  append(
    edits,
    [atStart, atEnd].filter((edit) => edit !== void 0)
  );
  for (const index of change.removed) {
    const child = children[index];
    const isDone = atStart && child.start < atStart.end || atEnd && child.start > atEnd.start;
    if (!isDone) edits.push(removal(text, child));
  }
  if (change.first.length > 0) {
    const at = kept[0].start;
    edits.push({ start: at, end: at, text: change.first.map((child) => child + separator).join("") });
  }
  if (change.last.length > 0) edits.push(appended(text, kept.at(-1), change.last, separator, ending, atEnd));
  return edits;
}
function appended(text, { end }, children, separator, ending, atEnd) {
  const line = lineEnd(text, end);
  const at = afterLineBreak(text, line);
  if (at === line || atEnd)
    return { start: line, end: line, text: children.map((child) => separator + child).join("") };
  const indent = separator.slice(ending.length);
  return { start: at, end: at, text: children.map((child) => indent + child + ending).join("") };
}
function movedUp(text, children, removed) {
  const first = children[0];
  if (!removed.has(0) || isFirstOnLine(text, first.start)) return void 0;
  for (let index = 1; index < children.length; index++) {
    const child = children[index];
    if (text.slice(children[index - 1].end, child.start).trim() !== "") return void 0;
    if (!removed.has(index)) return { start: first.start, end: child.start, text: "" };
  }
  return void 0;
}
function endOfFile(text, children, removed) {
  const lastKept = children.findLastIndex((_, index) => !removed.has(index));
  if (lastKept === children.length - 1 || children.at(-1).end < text.length) return void 0;
  const start = lineEnd(text, children[lastKept].end);
  const gaps = children.slice(lastKept + 1).map((child, index) => {
    const before = children[lastKept + index].end;
    return text.slice(Math.max(before, start), child.start);
  });
  return gaps.join("").trim() === "" ? { start, end: text.length, text: "" } : void 0;
}
function removal(text, { start, end }) {
  const behind2 = skipSpaces(text, end);
  const hasComment = behind2 < text.length && !isLineBreak(text, behind2);
  if (hasComment || !isFirstOnLine(text, start)) return { start, end: behind2, text: "" };
  return wholeLines(text, lineStart(text, start), behind2);
}
function wholeLines(text, start, end) {
  let from = start;
  let to = afterLineBreak(text, end);
  if (to === end) return { start: beforeLineBreak(text, start), end, text: "" };
  const isBlankBefore = start === 0 || isBlankLine(text, lineStart(text, beforeLineBreak(text, start)));
  if (to === text.length) {
    while (from > 0 && isBlankLine(text, lineStart(text, beforeLineBreak(text, from)))) {
      from = lineStart(text, beforeLineBreak(text, from));
    }
  } else if (isBlankBefore) {
    while (to < text.length && isBlankLine(text, to)) to = afterLineBreak(text, lineEnd(text, to));
  }
  return { start: from, end: to, text: "" };
}
var isBlankLine = (text, start) => skipSpaces(text, start) === lineEnd(text, start);
function beforeLineBreak(text, offset) {
  if (text[offset - 1] === "\n") return text[offset - 2] === "\r" ? offset - 2 : offset - 1;
  return text[offset - 1] === "\r" ? offset - 1 : offset;
}

// src/parse/yaml/faults.ts
function yamlFault(text, errors) {
  if (errors.length === 0) return void 0;
  const first = errors.reduce((least, each) => each.pos[0] < least.pos[0] ? each : least);
  const place = placeOf(text, first);
  const fault = causeOf(text, first.message, place.start) ?? { ...place, ...partsOf(wordsFor(text, first)) };
  return { fault, brokenAt: Math.min(place.start, fault.start) };
}
var CONFLICT_SIGN = /^(?:<{7}|={7}|>{7})(?=\s|$)/m;
function conflictIn(text) {
  const start = text.search(CONFLICT_SIGN);
  if (start < 0) return void 0;
  const message = {
    message: "A merge conflict was left in the file.",
    help: "Decide for one side, and remove the markers."
  };
  return { start, end: start + 7, ...message };
}
function placeOf(text, { code, message, pos }) {
  if (code === "BAD_DQ_ESCAPE") return { start: pos[0], end: Math.min(pos[0] + 2, text.length) };
  const quote = /^Missing closing (["'])/.exec(message)?.[1];
  if (quote !== void 0) {
    const start2 = Math.max(0, text.lastIndexOf(quote, pos[0] - 1));
    return { start: start2, end: start2 + 1 };
  }
  let start = Math.min(pos[0], text.length);
  if (UNCLOSED.test(message)) {
    while (start > 0 && /\s/.test(text[start - 1])) start--;
    return { start, end: start };
  }
  while (text[start] === " ") start++;
  const word = /^[^\s:]*/.exec(text.slice(start, start + 100))[0].length;
  const line = lineEnd(text, start);
  return { start, end: Math.min(line, Math.max(pos[1], start + word)) };
}
var UNCLOSED = /^Flow .* end with a [\]}]$/;
var A_COLON_IS_MISSING = {
  message: "A key and its colon must be on one line.",
  help: "Perhaps a colon is missing here."
};
var WORDS = [
  [/^Missing closing ["']/, "The string has no closing quote."],
  [/^Tabs are not allowed/, { message: "Tabs are not allowed as indentation in YAML.", help: "Use spaces." }],
  [/^All mapping items/, "This line is not indented like the other keys of its mapping."],
  [/^All sequence items/, "This line is not indented like the other items of its list."],
  [/^Sequence item without -/, "A `- ` is missing before this item, or it is not indented like the others."],
  [
    /^Nested mappings are not/,
    { message: "A mapping cannot begin on the line of its key.", help: "If this is text, put it in quotes." }
  ],
  [
    /^Unexpected block-seq-ind on same line/,
    { message: "A list cannot begin on the line of its key.", help: "Put it on the next line." }
  ],
  [/^Implicit keys need to be followed/, "A colon is missing after this key."],
  [/^Implicit keys/, A_COLON_IS_MISSING],
  [
    /must end with a \}|must be sufficiently indented and end with a \}/,
    "A } is missing: a mapping in braces is not closed."
  ],
  [
    /must end with a \]|must be sufficiently indented and end with a \]/,
    "A ] is missing: a list in brackets is not closed."
  ],
  [/^Unexpected (?:,|empty item) in flow/, "A value is missing before this comma, or it is one comma too many."],
  [/^Missing , |^Block collections are not allowed/, "A comma is missing within { } or [ ]."],
  [/^Missing space after :/, "A space is missing after the colon."],
  [/^Comments must be separated/, "A space is missing before the #."],
  [/^Block scalar header includes/, "The text of a block begins on the line after its | or >."],
  [/^Block scalar (?:values|lines)/, "The text of a block must be indented more than its key."],
  [/^Block scalars with more-indented/, "The first line of a block is less indented than the blank lines before it."],
  [
    /^The : indicator must be/,
    { message: "A key may be at most 1024 characters long.", help: "Perhaps a quote is not closed." }
  ],
  [
    /^Unexpected flow-(?:map|seq)-end/,
    { message: "This bracket closes nothing.", help: "Remove it, or put the text in quotes." }
  ],
  [
    / at node end$/,
    { message: "Nothing may follow the value here.", help: "Perhaps a quote or a line break is missing." }
  ],
  [
    /^A block sequence may not/,
    { message: "This `- ` is not indented like the other items.", help: "Items of one list begin in the same column." }
  ],
  [
    /^Flow end indicator should/,
    { message: "This bracket is not indented enough.", help: "Indent it more than the key that it belongs to." }
  ],
  [
    /^(?:Alias|Anchor) (?:cannot|ending)|^An alias node|^Tags and anchors|^Anchors and tags|^Missing newline after block/,
    { message: "`*`, `&` and `!` have a meaning of their own in YAML.", help: "If this is text, put it in quotes." }
  ],
  [/directives-end|doc-end/, "A line of `---` or `...` is missing here, or is one too many."],
  [
    /^(?:Unexpected|Expected|Unsupported|Not a YAML token)/,
    { message: "YAML does not allow this here.", help: "Perhaps a quote, a colon or a line break is missing." }
  ]
];
function withoutBlank(text, start) {
  const key = /^ *(?:- +)*([\w$-]{1,60}):(?!\/\/)[^\s:]/.exec(text.slice(start, start + 100))?.[1];
  return key && `A space is missing after the colon of \`${key}\`.`;
}
function wordsFor(text, { code, message, pos }) {
  const at = text.slice(pos[0], pos[0] + 2);
  if (code === "BAD_DQ_ESCAPE")
    return { message: `YAML has no escape \`${printable(at)}\`.`, help: "A backslash itself is written \\\\." };
  if (/^(?:`{3}|~{3})/.test(text.slice(pos[0], pos[0] + 3)))
    return { message: "This is a Markdown fence, which is not YAML.", help: "Remove its lines, here and at the end." };
  if (at.startsWith("`")) return "Text cannot begin with a backquote in YAML. Put it in quotes.";
  if (code === "BAD_SCALAR_START")
    return { message: `Text cannot begin with \`${printable(at.slice(0, 1))}\`.`, help: "Put it in quotes." };
  const words = WORDS.find(([pattern]) => pattern.test(message))?.[1];
  if (words === A_COLON_IS_MISSING) return withoutBlank(text, pos[0]) ?? words;
  if (words !== void 0) return words;
  const line = printable(message.split("\n", 1)[0].replace(/(?<![.:\s])[.:\s]+$/, ""), 90);
  return `This is not valid YAML: ${line.slice(0, 1).toLowerCase()}${line.slice(1)}.`;
}
var LONGEST = 1e3;
var LONGEST_KEY = 18;
var CAUSES = [
  [/^Nested mappings are not|^Implicit keys need to be on/, deeperKey],
  [/^Implicit keys need to be on/, missingColon],
  [/ at node end$/, telltaleSign],
  [/^Not a YAML token/, textBesideBlock]
];
function causeOf(text, message, at) {
  for (const [says, find] of CAUSES) {
    const cause = says.test(message) ? find(text, at) : void 0;
    if (cause) return cause;
  }
  return void 0;
}
function deeperKey(text, at) {
  const start = lineStart(text, at);
  const end = lineEnd(text, at);
  const above = /^( *(?:- +)*)([\w$.-]+): +([^\s#].*)$/.exec(text.slice(start, Math.min(end, start + LONGEST)));
  if (!above || above[3].includes(": ")) return void 0;
  const rest = text.slice(end, end + LONGEST);
  const below = /^(?:\r?\n[ \t]*)*\r?\n( +)([\w$.-]+):(?=\s)/.exec(rest);
  if (!below || below[1].length <= above[1].length) return void 0;
  if (above[2].startsWith("-")) {
    const dash = start + above[1].length;
    return { start: dash, end: dash + 1, message: "A space is missing after this dash." };
  }
  const from = end + below[0].length - 1 - below[2].length;
  const [key, other] = [below[2], above[2]].map((each) => printable(each, LONGEST_KEY));
  const message = {
    message: `\`${key}\` is indented deeper than \`${other}\` above it.`,
    help: "Keys of one object begin in the same column."
  };
  return { start: from, end: from + below[2].length, ...message };
}
function missingColon(text, at) {
  const line = text.slice(at, Math.min(lineEnd(text, at), at + LONGEST));
  const [, key] = /^([A-Za-z_][\w$-]*) +[^\s:]+$/.exec(line) ?? [];
  if (key === void 0) return void 0;
  const message = `A colon is missing after \`${printable(key, LONGEST_KEY)}\`.`;
  return { start: at, end: at + line.length, message };
}
var SIGNS = {
  "*": "an alias",
  "{": "an object",
  "[": "a list",
  "&": "an anchor",
  "!": "a tag"
};
function telltaleSign(text, at) {
  const start = lineStart(text, at);
  const line = text.slice(start, Math.min(at, start + LONGEST));
  const [, before, sign] = /^( *(?:- +)*(?:[\w$.-]+: +)?)([*{[&!])/.exec(line) ?? [];
  if (before === void 0 || sign === void 0) return void 0;
  const from = start + before.length;
  const message = { message: `\`${sign}\` begins ${SIGNS[sign]} in YAML.`, help: "If this is text, put it in quotes." };
  return { start: from, end: from + /^\S*/.exec(text.slice(from, from + 100))[0].length, ...message };
}
function textBesideBlock(text, at) {
  const start = lineStart(text, at);
  const [sign] = /[|>](?=[-+\d]{0,2} +$)/.exec(text.slice(Math.max(start, at - 100), at)) ?? [];
  if (sign === void 0) return void 0;
  const message = {
    message: `After \`${sign}\` the text begins on the next line.`,
    help: `Put it there, indented, or remove the \`${sign}\`.`
  };
  return { start: at, end: Math.max(at, lineEnd(text, at)), ...message };
}

// src/parse/yaml/tree.ts
var MOST_FAULTS = 50;
var CORE_TAG = "tag:yaml.org,2002:";
var TYPES = {
  "!": "string",
  [`${CORE_TAG}str`]: "string",
  [`${CORE_TAG}int`]: "number",
  [`${CORE_TAG}float`]: "number",
  [`${CORE_TAG}bool`]: "boolean",
  [`${CORE_TAG}null`]: "object"
};
var COLLECTION_TAGS = /* @__PURE__ */ new Set(["!", `${CORE_TAG}map`, `${CORE_TAG}seq`]);
var YamlReader = class {
  faults = [];
  #text;
  /** From here on, what the parser made of the text is doubtful. */
  #brokenAt;
  /** Where the last thing before it ends, and how far its line is indented. */
  #brokenFrom;
  #brokenColumn;
  /** The values of the anchors so far; undefined while a value is being read. */
  #anchors = /* @__PURE__ */ new Map();
  #limits;
  #aliased = 0;
  /** Where the line starts of the last place that was asked for. */
  #line = { from: 0, behind: 0 };
  constructor(text, brokenAt, limits) {
    this.#text = text;
    this.#brokenAt = brokenAt;
    this.#brokenFrom = brokenAt < Infinity ? contentEnd(text, brokenAt) : Infinity;
    this.#brokenColumn = brokenAt < Infinity ? spacesAt(text, lineStart(text, brokenAt)) : 0;
    this.#limits = limits;
  }
  root({ contents, range }) {
    const start = Math.min(range[0], this.#text.length);
    if (!contents) return { kind: "null", start, end: start };
    return this.#node(contents, { inFlow: false, column: -1, lead: start, hasProps: false, depth: 1 });
  }
  #node(node, slot) {
    if (isAlias(node)) return this.#alias(node, slot.depth);
    const { anchor } = node;
    if (anchor !== void 0) this.#anchors.set(anchor, void 0);
    const read = isScalar2(node) ? this.#scalar(node, slot) : this.#collection(node, slot);
    if (anchor !== void 0) this.#anchors.set(anchor, read);
    return read;
  }
  #alias({ source, range }, depth) {
    const [start = 0, end = start] = range ?? [];
    if (!this.#anchors.has(source)) {
      this.#noAnchor(source, { start, end });
      this.#anchors.set(source, void 0);
    }
    const target = this.#anchors.get(source);
    return target ? { ...this.#copy(target, depth), via: { start, end } } : { kind: "unknown", start, end };
  }
  /** Told once for each name, and not for more names than anybody would read. */
  #noAnchor(source, { start, end }) {
    if (this.faults.length >= MOST_FAULTS) return;
    const name = `\`*${printable(source, 20)}\`${didYouMean(source, this.#anchors.keys())}`;
    const message = `The alias ${name} has no anchor: none before it has this name.`;
    this.faults.push({ start, end, message });
  }
  /** Copies have the places of the original, but are not to be edited. */
  #copy(node, depth) {
    const { aliases, depth: most } = this.#limits;
    if (++this.#aliased > aliases) {
      throw new Unreadable(`The aliases of the file stand for more than ${aliases} values.`, "aliases");
    }
    if (node.kind !== "object" && node.kind !== "array") return { ...node };
    checkDepth(depth, most);
    if (node.kind === "array") return { ...node, items: node.items.map((item) => this.#copy(item, depth + 1)) };
    return {
      ...node,
      entries: node.entries.map((entry) => ({ ...entry, value: this.#copy(entry.value, depth + 1) }))
    };
  }
  #scalar(node, slot) {
    const { value, tag } = node;
    const place = this.#contentOf(node);
    const isUnderstood = tag === void 0 || Object.hasOwn(TYPES, tag) && typeof value === TYPES[tag];
    const isKnown = isUnderstood && !(value === null && this.#mayGoOn(place));
    const read = isKnown && !this.#isBroken(place) ? scalarNode(value, place) : { kind: "unknown", ...place };
    setOrigin(read, { ...slot, form: "scalar", children: [] });
    return read;
  }
  #collection(node, slot) {
    checkDepth(slot.depth, this.#limits.depth);
    const token = node.srcToken;
    const form = token === void 0 ? "pair" : token.type === "flow-collection" ? "flow" : "block";
    const start = Math.min(node.range?.[0] ?? 0, this.#text.length);
    const column = form === "block" ? this.#columnOf(start) : slot.column;
    const inner2 = { inFlow: slot.inFlow || form !== "block", column, depth: slot.depth + 1 };
    const whole = { start, form };
    const content = isMap(node) ? this.#pairs(node, inner2, whole) : this.#items(node, itemTokens(token), inner2, whole);
    const isClosed = form === "flow" || content.end < 0;
    const end = isClosed ? this.#contentOf(node).end : Math.max(start, content.end);
    const place = { start, end };
    const { tag } = node;
    const isForeign = tag !== void 0 && !COLLECTION_TAGS.has(tag);
    const isBoundless = end >= this.#brokenFrom && isUnclosed(token);
    if (isBoundless) this.#brokenColumn = -1;
    const isText = form === "flow" && !slot.inFlow && this.#goesOn(end);
    const isMistaken = slot.depth > 1 && (start === this.#brokenAt || isBoundless || isText);
    if (isForeign || isMistaken) return { kind: "unknown", ...place };
    const isBroken = this.#brokenAt < Infinity && (slot.depth === 1 || end >= this.#brokenFrom);
    const open = content.open || isBroken;
    const read = isSeq(node) ? { kind: "array", items: content.items, open, ...place } : { kind: "object", entries: content.entries, open, ...place };
    setOrigin(read, { ...slot, form, children: content.children });
    return read;
  }
  /** What a merge has left there; the parser takes the line below for the rest of the key. */
  #isSign({ start }) {
    return this.#brokenAt < Infinity && CONFLICT_SIGN.test(this.#text.slice(start, start + 8));
  }
  /** `{b} c`: in a file with faults it may be text. */
  #goesOn(end) {
    return this.#brokenAt < Infinity && /^[ \t]{0,50}[^\s#:]/.test(this.#text.slice(end, end + 60));
  }
  /** Blocks are met in the order of the text: a long line must not be searched again for each of them. */
  #columnOf(start) {
    const { from, behind: behind2 } = this.#line;
    const at = lineStart(this.#text, start, start >= behind2 ? behind2 : 0);
    this.#line = { from: at === behind2 ? from : at, behind: start };
    return start - this.#line.from;
  }
  #items(node, tokens, inner2, whole) {
    const children = [];
    const items = [];
    for (const [index, item] of node.items.entries()) {
      const before = tokens[index]?.start ?? [];
      const from = startOf(before, item);
      if (this.#isLost(from, whole, inner2.column))
        return { children, items, entries: [], open: true, end: children.at(-1)?.end ?? -1 };
      const value = this.#node(item, { ...inner2, lead: behindMark(before) ?? from, hasProps: before.some(isProp) });
      items.push(value);
      children.push({
        of: value,
        start: from,
        end: Math.max(endOf(before.findLast(isSolid)), this.#endOf(item, value))
      });
    }
    return { children, items, entries: [], open: false, end: children.at(-1)?.end ?? -1 };
  }
  #pairs(node, inner2, whole) {
    const children = [];
    const entries2 = [];
    const merged = /* @__PURE__ */ new Set();
    let open = false;
    let end = -1;
    for (const pair of node.items) {
      const { key, value } = pair;
      const { start: before = [], sep = [] } = pair.srcToken ?? {};
      const from = startOf(before, key);
      const keyNode = this.#node(key, { ...inner2, lead: from, hasProps: before.some(isProp) });
      const keyPlace = this.#contentOf(key);
      if (this.#isLost(from, whole, inner2.column)) {
        open = true;
        continue;
      }
      const slot = { ...inner2, lead: behindMark(sep) ?? keyPlace.end, hasProps: sep.some(isProp) };
      const read = value ? this.#node(value, slot) : this.#nothing(keyPlace.end);
      end = Math.max(keyPlace.end, endOf(sep.findLast(isSolid)), value ? this.#endOf(value, read) : 0);
      const name = this.#isBroken(keyPlace) || this.#isSign(keyPlace) ? void 0 : keyName(keyNode, this.#text);
      const sources = value && isMergeKey2(key) ? sourcesOf(read) : void 0;
      if (sources) {
        for (const entry of sources.entries) {
          merged.add(entry);
          entries2.push(entry);
        }
        open ||= sources.open;
      } else if (name === void 0) open = true;
      else {
        const entry = { key: name, value: read, ...keyPlace };
        setOwn(entry, inner2.inFlow);
        entries2.push(entry);
        children.push({ of: entry, start: from, end });
      }
    }
    return { children, items: [], entries: withoutOverridden(entries2, merged), open, end };
  }
  #nothing(at) {
    const place = { start: at, end: at };
    return { kind: this.#mayGoOn(place) ? "unknown" : "null", ...place };
  }
  #isBroken({ start, end }) {
    return start <= this.#brokenAt && this.#brokenAt <= end;
  }
  /** Whether nothing is between a value and the fault, so that what is there may be a part of it. */
  #mayGoOn({ start, end }) {
    return start <= this.#brokenAt && this.#brokenFrom <= end;
  }
  /**
   * Behind a fault, only what is clearly outside of its block stands where the parser took it to stand. In a collection
   * that begins there, all has its place if the collection has.
   */
  #isLost(child, { start, form }, column) {
    if (child <= this.#brokenAt || start > this.#brokenAt) return false;
    const isOutside = form === "block" && column <= this.#brokenColumn;
    return !isOutside || child - lineStart(this.#text, child) !== column;
  }
  /** Where a value ends in this place: an alias with its name, not with what it stands for. */
  #endOf(node, read) {
    return isAlias(node) ? this.#contentOf(node).end : read.end;
  }
  /** Without the blanks behind it, which are a part of the last line of a block. */
  #contentOf(node) {
    const start = Math.min(node.range?.[0] ?? 0, this.#text.length);
    let end = Math.min(Math.max(node.range?.[1] ?? start, start), this.#text.length);
    const isBlock2 = isScalar2(node) && (node.type === "BLOCK_LITERAL" || node.type === "BLOCK_FOLDED");
    const blanks = isBlock2 ? /[\r\n]/ : /\s/;
    while (end > start && blanks.test(this.#text[end - 1])) {
      end--;
      if (!isBlock2) continue;
      const line = lineStart(this.#text, end);
      if (line > start && /^ *$/.test(this.#text.slice(line, end))) end = line;
    }
    return { start, end };
  }
};
function contentEnd(text, offset) {
  for (let at = offset; ; ) {
    while (at > 0 && /\s/.test(text[at - 1])) at--;
    const start = lineStart(text, at);
    const first = skipSpaces(text, start);
    if (at === 0 || first >= at || text[first] !== "#") return at;
    at = start;
  }
}
function spacesAt(text, start) {
  let at = start;
  while (text[at] === " ") at++;
  return at - start;
}
function scalarNode(value, place) {
  if (typeof value === "string") return { kind: "string", value, ...place };
  if (typeof value === "number") return { kind: "number", value, ...place };
  if (typeof value === "boolean") return { kind: "boolean", value, ...place };
  return value === null ? { kind: "null", ...place } : { kind: "unknown", ...place };
}
function keyName(key, text) {
  if (key.kind === "string") return key.value;
  if (key.kind === "number" || key.kind === "boolean") return String(key.value);
  if (key.kind !== "null") return void 0;
  return text.slice(key.start, key.end) === "" ? "" : "null";
}

// src/parse/yaml/read.ts
function readYaml(text, limits) {
  if (text.trim() === "") {
    const place = { start: text.length, end: text.length };
    return { roots: [{ kind: "unknown", ...place }], faults: [{ ...place, message: EMPTY_FILE }] };
  }
  checkBlankLines(text);
  checkTokens(text);
  const tokens = tokensOf(text);
  checkNesting(tokens, limits.depth);
  const composer = new Composer({
    schema: "core",
    uniqueKeys: false,
    resolveKnownTags: false,
    keepSourceTokens: true,
    logLevel: "silent"
  });
  const roots = [];
  const faults = [];
  for (const document of composer.compose(tokens, true, text.length)) {
    const { fault, brokenAt = Infinity } = yamlFault(text, document.errors) ?? {};
    const reader = new YamlReader(text, brokenAt, limits);
    roots.push(reader.root(document));
    for (const each of fault ? [fault] : reader.faults) faults.push(each);
  }
  const conflict = faults.length > 0 ? conflictIn(text) : void 0;
  return { roots, faults: conflict ? [conflict] : faults };
}
function tokensOf(text) {
  return [...new Parser().parse(text.startsWith("\uFEFF") ? "\n" + text.slice(1) : text)];
}
function yamlComments(text) {
  const comments = [];
  const todo = tokensOf(text);
  for (let next = todo.pop(); next !== void 0; next = todo.pop()) {
    if (typeof next !== "object" || next === null) continue;
    const { type, offset, source } = next;
    if (type === "comment") comments.push({ start: offset, end: offset + source.length });
    else for (const part of Object.values(next)) todo.push(part);
  }
  return comments.sort((a, b) => a.start - b.start);
}
var MOST_BLANK_LINES = 1e4;
function checkBlankLines(text) {
  let run = 0;
  for (let start = 0; start < text.length; ) {
    const feed = text.indexOf("\n", start);
    const end = feed < 0 ? text.length : feed;
    const first = skipSpaces(text, start);
    run = first >= end || text[first] === "#" || text[first] === "\r" ? run + 1 : 0;
    if (run > MOST_BLANK_LINES) {
      throw new Unreadable(`More than ${MOST_BLANK_LINES} lines in a row hold nothing but spaces or comments.`);
    }
    start = end + 1;
  }
}
var MAX_TOKENS = 2e6;
function checkTokens(text) {
  if (text.length <= MAX_TOKENS) return;
  let tokens = 0;
  for (const _ of new Lexer().lex(text)) {
    if (++tokens > MAX_TOKENS) throw new Unreadable(`The file has more than ${MAX_TOKENS} YAML tokens.`);
  }
}
function checkNesting(tokens, most) {
  const todo = tokens.map((token) => ({
    token: token.type === "document" ? token.value : token,
    depth: 1
  }));
  for (let next = todo.pop(); next; next = todo.pop()) {
    const { token, depth } = next;
    if (!token || !("items" in token)) continue;
    checkDepth(depth, most);
    for (const { key, value } of token.items) {
      todo.push({ token: key, depth: depth + 1 }, { token: value, depth: depth + 1 });
    }
  }
}

// src/parse/yaml/document.ts
function parseYaml(path, text, limits = LIMITS) {
  return { path, text, syntax: yamlSyntax, ...readYaml(text, limits), comments: () => yamlComments(text) };
}
var yamlSyntax = { id: "yaml", words: BARE_WORDS, offsetIn: offsetInYaml, print };
function print(document, edits) {
  const changes = changesOf(edits);
  if (!changes || changes.texts.length > 0) return void 0;
  const style = yamlStyleOf(document);
  const containers = new Map([...changes.containers].sort(([a], [b]) => b.start - a.start));
  const settled = printEdits(
    { ...changes, containers },
    {
      value: (node, value) => setValue(style, node, value),
      key: (entry, key) => renameKey(style, entry, key),
      children: (container, change) => changeContainer(style, container, change)
    }
  );
  return settled && saysWhatWasMeant(document, changes, settled) ? settled : void 0;
}
function renameKey(style, entry, key) {
  const inFlow = isEntryInFlow(entry);
  if (inFlow === void 0) return void 0;
  const { start, end } = entry;
  return { start, end, text: printKey(key, style, { inFlow, quote: quoteOf(style.text, start) }) };
}
function setValue(style, node, value) {
  const origin = originOf(node);
  if (!origin) return void 0;
  const { text } = style;
  const { start, end } = node;
  if (isScalar(value) && start < end && origin.form === "scalar") return rewriteScalar(style, node, origin, value);
  if (origin.inFlow) {
    const printed2 = printFlow(value, style);
    if (printed2 === void 0) return void 0;
    return start < end ? { start, end, text: printed2 } : { start: origin.lead, end: origin.lead, text: " " + printed2 };
  }
  const quote = hasCommentBehind(text, end) ? "QUOTE_DOUBLE" : void 0;
  if (origin.column < 0) {
    const printed2 = blockAt(value, style, columnOf(text, start)) ?? behindDash(value, style, -1, quote)?.trimStart();
    return printed2 === void 0 ? void 0 : { start, end, text: printed2 };
  }
  if (origin.hasProps || text.slice(origin.lead, start).trim() !== "") return void 0;
  const isEntry = text[origin.lead - 1] === ":";
  const printed = (isEntry ? behindColon : behindDash)(value, style, origin.column, quote);
  return printed === void 0 ? void 0 : { start: origin.lead, end: start < end ? end : origin.lead, text: printed };
}
function rewriteScalar(style, node, { inFlow, column }, value) {
  const { text } = style;
  const { start, end } = node;
  if (node.kind === "string" && typeof value === "string" && text[start] === '"') {
    const edit = rewriteQuoted(text, node, value);
    if (edit) return edit;
  }
  const isBlock2 = text[start] === "|" || text[start] === ">";
  const keeps = node.kind === "string" ? quoteOf(text, start) : style.quote;
  const quote = !isBlock2 && hasCommentBehind(text, end) && keeps === "PLAIN" ? plainOrQuoted(value) : keeps;
  return { start, end, text: printScalar(value, style, { inFlow, quote, column }) };
}
function plainOrQuoted(value) {
  return typeof value === "string" && hasLineBreak(value) ? "QUOTE_DOUBLE" : "PLAIN";
}
function rewriteQuoted(text, node, value) {
  if (hasLineBreak(text, node.start, node.end)) return void 0;
  const edit = differing(text, node, value, offsetInYaml);
  return edit && { ...edit, text: JSON.stringify(edit.text).slice(1, -1) };
}
function hasCommentBehind(text, end) {
  const behind2 = skipSpaces(text, end);
  return behind2 < text.length && !isLineBreak(text, behind2);
}
function changeContainer(style, container, change) {
  const origin = originOf(container);
  const indexes = origin && indexesOf(container, origin, change);
  if (!indexes) return void 0;
  const located = { ...change, removed: indexes };
  if (origin.form === "block") return changeBlock(style, container, origin, located);
  if (origin.form !== "flow") return void 0;
  return openUp(style, container, origin, located) ?? changeFlow(style, container, origin, located);
}
function indexesOf(container, { children }, { removed }) {
  const all = container.kind === "object" ? container.entries : container.items;
  const own = indexesOfOwn(children);
  const indexes = [...removed].map((index) => own.get(all[index]));
  return indexes.every((index) => index !== void 0) ? new Set(indexes) : void 0;
}
var indexesOfOwn = remembered(
  (children) => new Map(children.map(({ of }, index) => [of, index]))
);
function changeBlock(style, container, origin, change) {
  const { text, lineEnd: lineEnd2 } = style;
  const { children } = origin;
  if (children.length === 0) return void 0;
  const column = columnOf(text, children[0].start);
  const first = printEach(change.first, (child) => printChildren([child], style, column));
  const last = printEach(change.last, (child) => printChildren([child], style, column));
  if (!first || !last) return void 0;
  if (change.removed.size < children.length) {
    return editBlock(text, children, { removed: change.removed, first, last }, lineEnd2);
  }
  const { start, end } = { start: children[0].start, end: children.at(-1).end };
  const hasCommentBetween = children.some(
    (child, index) => index > 0 && text.slice(children[index - 1].end, child.start).trim() !== ""
  );
  if (hasCommentBetween) return void 0;
  const added2 = [...first, ...last];
  if (added2.length > 0) return [{ start, end, text: added2.join(lineEnd2 + " ".repeat(column)) }];
  const empty = container.kind === "object" ? "{}" : "[]";
  const isDirect = origin.column >= 0 && !origin.hasProps && text.slice(origin.lead, start).trim() === "";
  return [isDirect ? { start: origin.lead, end, text: " " + empty } : { start, end, text: empty }];
}
function openUp(style, container, origin, change) {
  const { text } = style;
  const added2 = [...change.first, ...change.last];
  const isShort = container.kind === "array" && style.shortLists && added2.every(({ value }) => isScalar(value));
  if (origin.inFlow || origin.hasProps || isShort || added2.length === 0) return void 0;
  if (text.slice(container.start + 1, container.end - 1).trim() !== "") return void 0;
  const { start, end } = container;
  if (text.slice(origin.lead, start).trim() !== "") return void 0;
  const isEntry = origin.column >= 0 && text[origin.lead - 1] === ":";
  const unit = container.kind === "object" ? style.unit : style.listUnit;
  const column = isEntry ? origin.column + unit : columnOf(text, start);
  const printed = printChildren(added2, style, column);
  if (printed === void 0) return void 0;
  if (isEntry) return [{ start: origin.lead, end, text: style.lineEnd + " ".repeat(column) + printed }];
  return [{ start, end, text: printed }];
}
function changeFlow(style, container, origin, change) {
  const print2 = ({ key, value }) => key === void 0 ? printFlow(value, style) : printFlowEntry(key, value, style);
  const first = printEach(change.first, print2);
  const last = printEach(change.last, print2);
  if (!first || !last) return void 0;
  const { start, end } = container;
  const list = { start, end, children: origin.children, commentEnd };
  const listStyle = {
    lineEnd: style.lineEnd,
    unit: " ".repeat(style.unit),
    space: " ",
    padding: style.padding[container.kind],
    opensUp: false
  };
  return editList(style.text, list, { removed: change.removed, first, last }, listStyle);
}
var commentEnd = (text, at) => text[at] === "#" ? lineEnd(text, at) : at;
var mostReadAgain = ({ text }) => Math.max(5e5, 10 * text.length);
var readAgain = /* @__PURE__ */ new WeakMap();
var ALIAS2 = /[\s[{,:]\*[^\s*]/;
var mayHoldAliases = remembered(({ text }) => ALIAS2.test(text));
function saysWhatWasMeant(document, changes, edits) {
  const isSimple = edits.length > 0 && !mayHoldAliases(document);
  const lines = isSimple ? linesAround(document, changes, edits) : void 0;
  return lines && areMeant(document, lines, changes, edits) || isMeant(document, changes, edits);
}
function isMeant(document, changes, edits) {
  const { text, roots, faults } = document;
  const after = readOnceMore(document, text, edits);
  if (!after || after.faults.length > faults.length || after.roots.length !== roots.length) return false;
  return after.roots.every((root, index) => fingerprint(root, UNCHANGED) === fingerprint(roots[index], changes));
}
function readOnceMore(document, text, edits) {
  const before = readAgain.get(document) ?? 0;
  if (before > mostReadAgain(document)) return void 0;
  readAgain.set(document, before + text.length);
  return readYaml(applyEdits(text, edits), BOUNDS);
}
function linesAround({ text, roots }, changes, edits) {
  const [from, to] = [edits[0].start, edits.at(-1).end];
  const root = lastFrom(roots, from);
  if (!root) return void 0;
  let [start, end] = [lineStart(text, root.start), nextLine(text, root.end)];
  let inner2 = { start: root.start, end: root.end, of: root };
  let meant = (after) => fingerprint(root, after);
  let found;
  while (to <= end && text.slice(start, inner2.start).trim() === "") {
    found = { start, end, meant };
    const value = valueOf(inner2);
    const origin = originOf(value);
    if (origin?.form !== "block" || changes.containers.has(value)) break;
    const index = countLeading(origin.children, (child2) => child2.start <= from) - 1;
    const [child, next] = [origin.children[index], origin.children[index + 1]];
    if (!child) break;
    start = lineStart(text, child.start);
    if (next) end = lineStart(text, next.start);
    inner2 = child;
    meant = (after) => fingerprintOfChild(child.of, after);
  }
  return found;
}
function areMeant(document, { start, end, meant }, changes, edits) {
  const moved = edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
  const after = readOnceMore(document, document.text.slice(start, end), moved);
  const [root] = after?.roots ?? [];
  if (!root || after.roots.length > 1 || after.faults.length > 0) return false;
  return fingerprint(root, UNCHANGED) === meant(changes);
}
var valueOf = ({ of }) => "kind" in of ? of : of.value;
function nextLine(text, at) {
  return at > 0 && isLineBreak(text, at - 1) ? at : afterLineBreak(text, lineEnd(text, at));
}
function fingerprintOfChild(child, changes) {
  if ("kind" in child) return `[${fingerprint(child, changes)}]`;
  return object([[changes.keys.get(child) ?? child.key, fingerprint(child.value, changes)]]);
}
var UNCHANGED = { values: /* @__PURE__ */ new Map(), keys: /* @__PURE__ */ new Map(), containers: /* @__PURE__ */ new Map() };
function fingerprint(node, changes) {
  const value = changes.values.get(node);
  if (value !== void 0) return fingerprintOf(value);
  switch (node.kind) {
    case "object": {
      const change = changes.containers.get(node);
      const kept = node.entries.filter((_, index) => !change?.removed.has(index));
      const entries2 = kept.map(
        (entry) => [changes.keys.get(entry) ?? entry.key, fingerprint(entry.value, changes)]
      );
      return object([...entries2, ...added(change).map(({ key, value: value2 }) => [key, fingerprintOf(value2)])]);
    }
    case "array": {
      const change = changes.containers.get(node);
      const kept = node.items.filter((_, index) => !change?.removed.has(index));
      return `[${[...kept.map((item) => fingerprint(item, changes)), ...added(change).map(({ value: value2 }) => fingerprintOf(value2))].join()}]`;
    }
    case "null":
      return "null";
    case "unknown":
      return "?";
    default:
      return scalar(node.value);
  }
}
var added = (change) => change ? [...change.first, ...change.last] : [];
function fingerprintOf(value) {
  const node = sourceNodeOf(value);
  if (node) return fingerprint(node, UNCHANGED);
  if (isList(value)) return `[${value.map(fingerprintOf).join()}]`;
  if (isRecord(value)) return object(Object.entries(value).map(([key, each]) => [key, fingerprintOf(each)]));
  return scalar(value);
}
function object(entries2) {
  return `{${entries2.map(([key, value]) => `${JSON.stringify(key)}:${value}`).sort().join()}}`;
}
function scalar(value) {
  if (typeof value === "number") return Object.is(value, -0) ? "-0" : String(value);
  return JSON.stringify(value);
}
export {
  parseYaml
};
