import {
  OngoingRun
} from "./ongoing-run.js";
import {
  shippedFile
} from "./shipped.js";
import {
  CONFIG_NAMES,
  createConfigs,
  openSuppressions
} from "./lint.js";
import {
  EXTENSIONS,
  Lines,
  SUPPRESSIONS,
  UserError,
  applyEdits,
  applyFixes,
  childAt,
  entries,
  get,
  has,
  hasTag,
  hash,
  inFolder,
  isInside,
  items,
  lineAt,
  mayBeSuppressed,
  parentOf,
  readBytes,
  readText,
  referenced,
  relativePath,
  schemaCheck,
  text,
  toSlashes
} from "./rules.js";
import {
  LOCK_FILES,
  PRESET_NAMES,
  TOOL,
  __commonJS,
  __esm,
  __export,
  __require,
  __toCommonJS,
  __toESM,
  append,
  foundOnce,
  groupBy,
  isCode,
  isRecord,
  known,
  languageOf,
  messageOf,
  pageOf,
  printable
} from "./version.js";

// node_modules/vscode-languageserver/lib/common/utils/is.js
var require_is=__commonJS({"node_modules/vscode-languageserver/lib/common/utils/is.js"(n){"use strict";Object.defineProperty(n,"__esModule",{value:!0}),n.boolean=o,n.string=t,n.number=c,n.error=f,n.func=i,n.array=u,n.stringArray=a,n.typedArray=y,n.thenable=s;function o(r){return r===!0||r===!1}function t(r){return typeof r=="string"||r instanceof String}function c(r){return typeof r=="number"||r instanceof Number}function f(r){return r instanceof Error}function i(r){return typeof r=="function"}function u(r){return Array.isArray(r)}function a(r){return u(r)&&r.every(e=>t(e))}function y(r,e){return Array.isArray(r)&&r.every(e)}function s(r){return r&&i(r.then)}}});
// node_modules/vscode-jsonrpc/lib/common/is.js
var require_is2=__commonJS({"node_modules/vscode-jsonrpc/lib/common/is.js"(n){"use strict";Object.defineProperty(n,"__esModule",{value:!0}),n.boolean=i,n.string=e,n.number=o,n.error=u,n.func=c,n.array=t,n.stringArray=f;function i(r){return r===!0||r===!1}function e(r){return typeof r=="string"||r instanceof String}function o(r){return typeof r=="number"||r instanceof Number}function u(r){return r instanceof Error}function c(r){return typeof r=="function"}function t(r){return Array.isArray(r)}function f(r){return t(r)&&r.every(a=>e(a))}}});
// node_modules/vscode-jsonrpc/lib/common/messages.js
var require_messages=__commonJS({"node_modules/vscode-jsonrpc/lib/common/messages.js"(t){"use strict";var T=t&&t.__createBinding||(Object.create?(function(e,r,n,i){i===void 0&&(i=n);var s=Object.getOwnPropertyDescriptor(r,n);(!s||("get"in s?!r.__esModule:s.writable||s.configurable))&&(s={enumerable:!0,get:function(){return r[n]}}),Object.defineProperty(e,i,s)}):(function(e,r,n,i){i===void 0&&(i=n),e[i]=r[n]})),l=t&&t.__setModuleDefault||(Object.create?(function(e,r){Object.defineProperty(e,"default",{enumerable:!0,value:r})}):function(e,r){e.default=r}),v=t&&t.__importStar||(function(){var e=function(r){return e=Object.getOwnPropertyNames||function(n){var i=[];for(var s in n)Object.prototype.hasOwnProperty.call(n,s)&&(i[i.length]=s);return i},e(r)};return function(r){if(r&&r.__esModule)return r;var n={};if(r!=null)for(var i=e(r),s=0;s<i.length;s++)i[s]!=="default"&&T(n,r,i[s]);return l(n,r),n}})();Object.defineProperty(t,"__esModule",{value:!0}),t.Message=t.NotificationType9=t.NotificationType8=t.NotificationType7=t.NotificationType6=t.NotificationType5=t.NotificationType4=t.NotificationType3=t.NotificationType2=t.NotificationType1=t.NotificationType0=t.NotificationType=t.RequestType9=t.RequestType8=t.RequestType7=t.RequestType6=t.RequestType5=t.RequestType4=t.RequestType3=t.RequestType2=t.RequestType1=t.RequestType=t.RequestType0=t.AbstractMessageSignature=t.ParameterStructures=t.ResponseError=t.ErrorCodes=void 0;var c=v(require_is2()),f;(function(e){e.ParseError=-32700,e.InvalidRequest=-32600,e.MethodNotFound=-32601,e.InvalidParams=-32602,e.InternalError=-32603,e.jsonrpcReservedErrorRangeStart=-32099,e.serverErrorStart=-32099,e.MessageWriteError=-32099,e.MessageReadError=-32098,e.PendingResponseRejected=-32097,e.ConnectionInactive=-32096,e.ServerNotInitialized=-32002,e.UnknownErrorCode=-32001,e.jsonrpcReservedErrorRangeEnd=-32e3,e.serverErrorEnd=-32e3})(f||(t.ErrorCodes=f={}));var _=class p extends Error{code;data;constructor(r,n,i){super(n),this.code=c.number(r)?r:f.UnknownErrorCode,this.data=i,Object.setPrototypeOf(this,p.prototype)}toJson(){const r={code:this.code,message:this.message};return this.data!==void 0&&(r.data=this.data),r}};t.ResponseError=_;var y=class o{kind;static auto=new o("auto");static byPosition=new o("byPosition");static byName=new o("byName");constructor(r){this.kind=r}static is(r){return r===o.auto||r===o.byName||r===o.byPosition}toString(){return this.kind}};t.ParameterStructures=y;var a=class{method;numberOfParams;constructor(e,r){this.method=e,this.numberOfParams=r}get parameterStructures(){return y.auto}};t.AbstractMessageSignature=a;var R=class extends a{_;constructor(e){super(e,0)}};t.RequestType0=R;var m=class extends a{_parameterStructures;_;constructor(e,r=y.auto){super(e,1),this._parameterStructures=r}get parameterStructures(){return this._parameterStructures}};t.RequestType=m;var N=class extends a{_parameterStructures;_;constructor(e,r=y.auto){super(e,1),this._parameterStructures=r}get parameterStructures(){return this._parameterStructures}};t.RequestType1=N;var q=class extends a{_;constructor(e){super(e,2)}};t.RequestType2=q;var g=class extends a{_;constructor(e){super(e,3)}};t.RequestType3=g;var S=class extends a{_;constructor(e){super(e,4)}};t.RequestType4=S;var b=class extends a{_;constructor(e){super(e,5)}};t.RequestType5=b;var h=class extends a{_;constructor(e){super(e,6)}};t.RequestType6=h;var P=class extends a{_;constructor(e){super(e,7)}};t.RequestType7=P;var O=class extends a{_;constructor(e){super(e,8)}};t.RequestType8=O;var j=class extends a{_;constructor(e){super(e,9)}};t.RequestType9=j;var M=class extends a{_parameterStructures;_;constructor(e,r=y.auto){super(e,1),this._parameterStructures=r}get parameterStructures(){return this._parameterStructures}};t.NotificationType=M;var w=class extends a{_;constructor(e){super(e,0)}};t.NotificationType0=w;var E=class extends a{_parameterStructures;_;constructor(e,r=y.auto){super(e,1),this._parameterStructures=r}get parameterStructures(){return this._parameterStructures}};t.NotificationType1=E;var I=class extends a{_;constructor(e){super(e,2)}};t.NotificationType2=I;var A=class extends a{_;constructor(e){super(e,3)}};t.NotificationType3=A;var D=class extends a{_;constructor(e){super(e,4)}};t.NotificationType4=D;var B=class extends a{_;constructor(e){super(e,5)}};t.NotificationType5=B;var J=class extends a{_;constructor(e){super(e,6)}};t.NotificationType6=J;var U=class extends a{_;constructor(e){super(e,7)}};t.NotificationType7=U;var z=class extends a{_;constructor(e){super(e,8)}};t.NotificationType8=z;var F=class extends a{_;constructor(e){super(e,9)}};t.NotificationType9=F;var d;(function(e){function r(s){const u=s;return u&&c.string(u.method)&&(c.string(u.id)||c.number(u.id))}e.isRequest=r;function n(s){const u=s;return u&&c.string(u.method)&&s.id===void 0}e.isNotification=n;function i(s){const u=s;return u&&(u.result!==void 0||!!u.error)&&(c.string(u.id)||c.number(u.id)||u.id===null)}e.isResponse=i})(d||(t.Message=d={}))}});
// node_modules/vscode-jsonrpc/lib/common/linkedMap.js
var require_linkedMap=__commonJS({"node_modules/vscode-jsonrpc/lib/common/linkedMap.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0}),a.LRUCache=a.LinkedMap=a.Touch=void 0;var r;(function(t){t.None=0,t.First=1,t.AsOld=t.First,t.Last=2,t.AsNew=t.Last})(r||(a.Touch=r={}));var h=class{[Symbol.toStringTag]="LinkedMap";_map;_head;_tail;_size;_state;constructor(){this._map=new Map,this._head=void 0,this._tail=void 0,this._size=0,this._state=0}clear(){this._map.clear(),this._head=void 0,this._tail=void 0,this._size=0,this._state++}isEmpty(){return!this._head&&!this._tail}get size(){return this._size}get first(){return this._head?.value}get last(){return this._tail?.value}before(t){const e=this._map.get(t);return e?e.previous?.value:void 0}after(t){const e=this._map.get(t);return e?e.next?.value:void 0}has(t){return this._map.has(t)}get(t,e=r.None){const i=this._map.get(t);if(i)return e!==r.None&&this.touch(i,e),i.value}set(t,e,i=r.None){let s=this._map.get(t);if(s)s.value=e,i!==r.None&&this.touch(s,i);else{switch(s={key:t,value:e,next:void 0,previous:void 0},i){case r.None:this.addItemLast(s);break;case r.First:this.addItemFirst(s);break;case r.Last:this.addItemLast(s);break;default:this.addItemLast(s);break}this._map.set(t,s),this._size++}return this}delete(t){return!!this.remove(t)}remove(t){const e=this._map.get(t);if(e)return this._map.delete(t),this.removeItem(e),this._size--,e.value}shift(){if(!this._head&&!this._tail)return;if(!this._head||!this._tail)throw new Error("Invalid list");const t=this._head;return this._map.delete(t.key),this.removeItem(t),this._size--,t.value}forEach(t,e){const i=this._state;let s=this._head;for(;s;){if(e?t.bind(e)(s.value,s.key,this):t(s.value,s.key,this),this._state!==i)throw new Error("LinkedMap got modified during iteration.");s=s.next}}keys(){const t=this._state;let e=this._head;const i={[Symbol.iterator]:()=>i,next:()=>{if(this._state!==t)throw new Error("LinkedMap got modified during iteration.");if(e){const s={value:e.key,done:!1};return e=e.next,s}else return{value:void 0,done:!0}}};return i}values(){const t=this._state;let e=this._head;const i={[Symbol.iterator]:()=>i,next:()=>{if(this._state!==t)throw new Error("LinkedMap got modified during iteration.");if(e){const s={value:e.value,done:!1};return e=e.next,s}else return{value:void 0,done:!0}}};return i}entries(){const t=this._state;let e=this._head;const i={[Symbol.iterator]:()=>i,next:()=>{if(this._state!==t)throw new Error("LinkedMap got modified during iteration.");if(e){const s={value:[e.key,e.value],done:!1};return e=e.next,s}else return{value:void 0,done:!0}}};return i}[Symbol.iterator](){return this.entries()}trimOld(t){if(t>=this.size)return;if(t===0){this.clear();return}let e=this._head,i=this.size;for(;e&&i>t;)this._map.delete(e.key),e=e.next,i--;this._head=e,this._size=i,e&&(e.previous=void 0),this._state++}addItemFirst(t){if(!this._head&&!this._tail)this._tail=t;else if(this._head)t.next=this._head,this._head.previous=t;else throw new Error("Invalid list");this._head=t,this._state++}addItemLast(t){if(!this._head&&!this._tail)this._head=t;else if(this._tail)t.previous=this._tail,this._tail.next=t;else throw new Error("Invalid list");this._tail=t,this._state++}removeItem(t){if(t===this._head&&t===this._tail)this._head=void 0,this._tail=void 0;else if(t===this._head){if(!t.next)throw new Error("Invalid list");t.next.previous=void 0,this._head=t.next}else if(t===this._tail){if(!t.previous)throw new Error("Invalid list");t.previous.next=void 0,this._tail=t.previous}else{const e=t.next,i=t.previous;if(!e||!i)throw new Error("Invalid list");e.previous=i,i.next=e}t.next=void 0,t.previous=void 0,this._state++}touch(t,e){if(!this._head||!this._tail)throw new Error("Invalid list");if(!(e!==r.First&&e!==r.Last)){if(e===r.First){if(t===this._head)return;const i=t.next,s=t.previous;t===this._tail?(s.next=void 0,this._tail=s):(i.previous=s,s.next=i),t.previous=void 0,t.next=this._head,this._head.previous=t,this._head=t,this._state++}else if(e===r.Last){if(t===this._tail)return;const i=t.next,s=t.previous;t===this._head?(i.previous=void 0,this._head=i):(i.previous=s,s.next=i),t.next=void 0,t.previous=this._tail,this._tail.next=t,this._tail=t,this._state++}}}toJSON(){const t=[];return this.forEach((e,i)=>{t.push([i,e])}),t}fromJSON(t){this.clear();for(const[e,i]of t)this.set(e,i)}};a.LinkedMap=h;var n=class extends h{_limit;_ratio;constructor(t,e=1){super(),this._limit=t,this._ratio=Math.min(Math.max(0,e),1)}get limit(){return this._limit}set limit(t){this._limit=t,this.checkTrim()}get ratio(){return this._ratio}set ratio(t){this._ratio=Math.min(Math.max(0,t),1),this.checkTrim()}get(t,e=r.AsNew){return super.get(t,e)}peek(t){return super.get(t,r.None)}set(t,e){return super.set(t,e,r.Last),this.checkTrim(),this}checkTrim(){this.size>this._limit&&this.trimOld(Math.round(this._limit*this._ratio))}};a.LRUCache=n}});
// node_modules/vscode-jsonrpc/lib/common/disposable.js
var require_disposable=__commonJS({"node_modules/vscode-jsonrpc/lib/common/disposable.js"(e){"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.Disposable=void 0;var o;(function(s){function i(r){return{dispose:r}}s.create=i})(o||(e.Disposable=o={}))}});
// node_modules/vscode-jsonrpc/lib/common/ral.js
var require_ral=__commonJS({"node_modules/vscode-jsonrpc/lib/common/ral.js"(o){"use strict";Object.defineProperty(o,"__esModule",{value:!0});var r;function e(){if(r===void 0)throw new Error("No runtime abstraction layer installed");return r}(function(t){function i(n){if(n===void 0)throw new Error("No runtime abstraction layer provided");r=n}t.install=i})(e||(e={})),o.default=e}});
// node_modules/vscode-jsonrpc/lib/common/events.js
var require_events=__commonJS({"node_modules/vscode-jsonrpc/lib/common/events.js"(a){"use strict";var o=a&&a.__importDefault||function(s){return s&&s.__esModule?s:{default:s}};Object.defineProperty(a,"__esModule",{value:!0}),a.Emitter=a.Event=void 0;var r=o(require_ral()),c;(function(s){const t={dispose(){}};s.None=function(){return t}})(c||(a.Event=c={}));var _=class{_callbacks;_contexts;add(s,t=null,i){this._callbacks||(this._callbacks=[],this._contexts=[]),this._callbacks.push(s),this._contexts.push(t),Array.isArray(i)&&i.push({dispose:()=>this.remove(s,t)})}remove(s,t=null){if(!this._callbacks)return;let i=!1;for(let e=0,l=this._callbacks.length;e<l;e++)if(this._callbacks[e]===s)if(this._contexts[e]===t){this._callbacks.splice(e,1),this._contexts.splice(e,1);return}else i=!0;if(i)throw new Error("When adding a listener with a context, you should remove it with the same context")}invoke(...s){if(!this._callbacks)return[];const t=[],i=this._callbacks.slice(0),e=this._contexts.slice(0);for(let l=0,u=i.length;l<u;l++)try{t.push(i[l].apply(e[l],s))}catch(f){(0,r.default)().console.error(f)}return t}isEmpty(){return!this._callbacks||this._callbacks.length===0}dispose(){this._callbacks=void 0,this._contexts=void 0}},h=class n{_options;static _noop=function(){};_event;_callbacks;constructor(t){this._options=t}get event(){return this._event||(this._event=(t,i,e)=>{this._callbacks||(this._callbacks=new _),this._options&&this._options.onFirstListenerAdd&&this._callbacks.isEmpty()&&this._options.onFirstListenerAdd(this),this._callbacks.add(t,i);const l={dispose:()=>{this._callbacks&&(this._callbacks.remove(t,i),l.dispose=n._noop,this._options&&this._options.onLastListenerRemove&&this._callbacks.isEmpty()&&this._options.onLastListenerRemove(this))}};return Array.isArray(e)&&e.push(l),l}),this._event}fire(t){this._callbacks&&this._callbacks.invoke.call(this._callbacks,t)}dispose(){this._callbacks&&(this._callbacks.dispose(),this._callbacks=void 0)}};a.Emitter=h}});
// node_modules/vscode-jsonrpc/lib/common/cancellation.js
var require_cancellation=__commonJS({"node_modules/vscode-jsonrpc/lib/common/cancellation.js"(a){"use strict";var c=a&&a.__createBinding||(Object.create?(function(e,t,i,n){n===void 0&&(n=i);var r=Object.getOwnPropertyDescriptor(t,i);(!r||("get"in r?!t.__esModule:r.writable||r.configurable))&&(r={enumerable:!0,get:function(){return t[i]}}),Object.defineProperty(e,n,r)}):(function(e,t,i,n){n===void 0&&(n=i),e[n]=t[i]})),u=a&&a.__setModuleDefault||(Object.create?(function(e,t){Object.defineProperty(e,"default",{enumerable:!0,value:t})}):function(e,t){e.default=t}),_=a&&a.__importStar||(function(){var e=function(t){return e=Object.getOwnPropertyNames||function(i){var n=[];for(var r in i)Object.prototype.hasOwnProperty.call(i,r)&&(n[n.length]=r);return n},e(t)};return function(t){if(t&&t.__esModule)return t;var i={};if(t!=null)for(var n=e(t),r=0;r<n.length;r++)n[r]!=="default"&&c(i,t,n[r]);return u(i,t),i}})(),f=a&&a.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(a,"__esModule",{value:!0}),a.CancellationTokenSource=a.CancellationToken=void 0;var d=f(require_ral()),v=_(require_is2()),o=require_events(),l;(function(e){e.None=Object.freeze({isCancellationRequested:!1,onCancellationRequested:o.Event.None}),e.Cancelled=Object.freeze({isCancellationRequested:!0,onCancellationRequested:o.Event.None});function t(i){const n=i;return n&&(n===e.None||n===e.Cancelled||v.boolean(n.isCancellationRequested)&&!!n.onCancellationRequested)}e.is=t})(l||(a.CancellationToken=l={}));var h=Object.freeze(function(e,t){const i=(0,d.default)().timer.setTimeout(e.bind(t),0);return{dispose(){i.dispose()}}}),s=class{_isCancelled=!1;_emitter;cancel(){this._isCancelled||(this._isCancelled=!0,this._emitter&&(this._emitter.fire(void 0),this.dispose()))}get isCancellationRequested(){return this._isCancelled}get onCancellationRequested(){return this._isCancelled?h:(this._emitter||(this._emitter=new o.Emitter),this._emitter.event)}dispose(){this._emitter&&(this._emitter.dispose(),this._emitter=void 0)}},b=class{_token;get token(){return this._token||(this._token=new s),this._token}cancel(){this._token?this._token.cancel():this._token=l.Cancelled}dispose(){this._token?this._token instanceof s&&this._token.dispose():this._token=l.None}};a.CancellationTokenSource=b}});
// node_modules/vscode-jsonrpc/lib/common/sharedArrayCancellation.js
var require_sharedArrayCancellation=__commonJS({"node_modules/vscode-jsonrpc/lib/common/sharedArrayCancellation.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0}),a.SharedArrayReceiverStrategy=a.SharedArraySenderStrategy=void 0;var c=require_cancellation(),n;(function(e){e.Continue=0,e.Cancelled=1})(n||(n={}));var o=class{buffers;constructor(){this.buffers=new Map}enableCancellation(e){if(e.id===null)return;const r=new SharedArrayBuffer(4),t=new Int32Array(r,0,1);t[0]=n.Continue,this.buffers.set(e.id,r),e.$cancellationData=r}async sendCancellation(e,r){const t=this.buffers.get(r);if(t===void 0)return;const d=new Int32Array(t,0,1);Atomics.store(d,0,n.Cancelled)}cleanup(e){this.buffers.delete(e)}dispose(){this.buffers.clear()}};a.SharedArraySenderStrategy=o;var l=class{data;constructor(e){this.data=new Int32Array(e,0,1)}get isCancellationRequested(){return Atomics.load(this.data,0)===n.Cancelled}get onCancellationRequested(){throw new Error("Cancellation over SharedArrayBuffer doesn't support cancellation events")}},s=class{token;constructor(e){this.token=new l(e)}cancel(){}dispose(){}},i=class{kind="request";createCancellationTokenSource(e){const r=e.$cancellationData;return r===void 0?new c.CancellationTokenSource:new s(r)}};a.SharedArrayReceiverStrategy=i}});
// node_modules/vscode-jsonrpc/lib/common/semaphore.js
var require_semaphore=__commonJS({"node_modules/vscode-jsonrpc/lib/common/semaphore.js"(i){"use strict";var a=i&&i.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(i,"__esModule",{value:!0}),i.Semaphore=void 0;var s=a(require_ral()),n=class{_capacity;_active;_waiting;constructor(t=1){if(t<=0)throw new Error("Capacity must be greater than 0");this._capacity=t,this._active=0,this._waiting=[]}lock(t){return new Promise((e,r)=>{this._waiting.push({thunk:t,resolve:e,reject:r}),this.runNext()})}get active(){return this._active}runNext(){this._waiting.length===0||this._active===this._capacity||(0,s.default)().timer.setImmediate(()=>this.doRunNext())}doRunNext(){if(this._waiting.length===0||this._active===this._capacity)return;const t=this._waiting.shift();if(this._active++,this._active>this._capacity)throw new Error("Too many thunks active");try{const e=t.thunk();e instanceof Promise?e.then(r=>{this._active--,t.resolve(r),this.runNext()},r=>{this._active--,t.reject(r),this.runNext()}):(this._active--,t.resolve(e),this.runNext())}catch(e){this._active--,t.reject(e),this.runNext()}}};i.Semaphore=n}});
// node_modules/vscode-jsonrpc/lib/common/messageReader.js
var require_messageReader=__commonJS({"node_modules/vscode-jsonrpc/lib/common/messageReader.js"(i){"use strict";var p=i&&i.__createBinding||(Object.create?(function(e,r,t,s){s===void 0&&(s=t);var a=Object.getOwnPropertyDescriptor(r,t);(!a||("get"in a?!r.__esModule:a.writable||a.configurable))&&(a={enumerable:!0,get:function(){return r[t]}}),Object.defineProperty(e,s,a)}):(function(e,r,t,s){s===void 0&&(s=t),e[s]=r[t]})),v=i&&i.__setModuleDefault||(Object.create?(function(e,r){Object.defineProperty(e,"default",{enumerable:!0,value:r})}):function(e,r){e.default=r}),_=i&&i.__importStar||(function(){var e=function(r){return e=Object.getOwnPropertyNames||function(t){var s=[];for(var a in t)Object.prototype.hasOwnProperty.call(t,a)&&(s[s.length]=a);return s},e(r)};return function(r){if(r&&r.__esModule)return r;var t={};if(r!=null)for(var s=e(r),a=0;a<s.length;a++)s[a]!=="default"&&p(t,r,s[a]);return v(t,r),t}})(),b=i&&i.__importDefault||function(e){return e&&e.__esModule?e:{default:e}};Object.defineProperty(i,"__esModule",{value:!0}),i.ReadableStreamMessageReader=i.AbstractMessageReader=i.MessageReader=void 0;var d=b(require_ral()),o=_(require_is2()),f=require_events(),T=require_semaphore(),m;(function(e){function r(t){const s=t;return s&&o.func(s.listen)&&o.func(s.dispose)&&o.func(s.onError)&&o.func(s.onClose)&&o.func(s.onPartialMessage)}e.is=r})(m||(i.MessageReader=m={}));var M=class{errorEmitter;closeEmitter;partialMessageEmitter;constructor(){this.errorEmitter=new f.Emitter,this.closeEmitter=new f.Emitter,this.partialMessageEmitter=new f.Emitter}dispose(){this.errorEmitter.dispose(),this.closeEmitter.dispose(),this.partialMessageEmitter.dispose()}get onError(){return this.errorEmitter.event}fireError(e){this.errorEmitter.fire(this.asError(e))}get onClose(){return this.closeEmitter.event}fireClose(){this.closeEmitter.fire(void 0)}get onPartialMessage(){return this.partialMessageEmitter.event}firePartialMessage(e){this.partialMessageEmitter.fire(e)}asError(e){return e instanceof Error?e:new Error(`Reader received error. Reason: ${o.string(e.message)?e.message:"unknown"}`)}};i.AbstractMessageReader=M;var h;(function(e){function r(t){let s,a,l;const g=new Map;let n;const u=new Map;if(t===void 0||typeof t=="string")s=t??"utf-8";else{if(s=t.charset??"utf-8",t.contentDecoder!==void 0&&(l=t.contentDecoder,g.set(l.name,l)),t.contentDecoders!==void 0)for(const c of t.contentDecoders)g.set(c.name,c);if(t.contentTypeDecoder!==void 0&&(n=t.contentTypeDecoder,u.set(n.name,n)),t.contentTypeDecoders!==void 0)for(const c of t.contentTypeDecoders)u.set(c.name,c)}return n===void 0&&(n=(0,d.default)().applicationJson.decoder,u.set(n.name,n)),{charset:s,contentDecoder:l,contentDecoders:g,contentTypeDecoder:n,contentTypeDecoders:u}}e.fromOptions=r})(h||(h={}));var E=class extends M{readable;options;callback;nextMessageLength;messageToken;buffer;partialMessageTimer;_partialMessageTimeout;readSemaphore;constructor(e,r){super(),this.readable=e,this.options=h.fromOptions(r),this.buffer=(0,d.default)().messageBuffer.create(this.options.charset),this._partialMessageTimeout=1e4,this.nextMessageLength=-1,this.messageToken=0,this.readSemaphore=new T.Semaphore(1)}set partialMessageTimeout(e){this._partialMessageTimeout=e}get partialMessageTimeout(){return this._partialMessageTimeout}listen(e){this.nextMessageLength=-1,this.messageToken=0,this.partialMessageTimer=void 0,this.callback=e;const r=this.readable.onData(t=>{this.onData(t)});return this.readable.onError(t=>this.fireError(t)),this.readable.onClose(()=>this.fireClose()),r}onData(e){try{for(this.buffer.append(e);;){if(this.nextMessageLength===-1){const t=this.buffer.tryReadHeaders(!0);if(!t)return;const s=t.get("content-length");if(!s){this.fireError(new Error(`Header must provide a Content-Length property.
${JSON.stringify(Object.fromEntries(t))}`));return}const a=parseInt(s);if(isNaN(a)){this.fireError(new Error(`Content-Length value must be a number. Got ${s}`));return}this.nextMessageLength=a}const r=this.buffer.tryReadBody(this.nextMessageLength);if(r===void 0){this.setPartialMessageTimer();return}this.clearPartialMessageTimer(),this.nextMessageLength=-1,this.readSemaphore.lock(async()=>{const t=this.options.contentDecoder!==void 0?await this.options.contentDecoder.decode(r):r,s=await this.options.contentTypeDecoder.decode(t,this.options);this.callback(s)}).catch(t=>{this.fireError(t)})}}catch(r){this.fireError(r)}}clearPartialMessageTimer(){this.partialMessageTimer&&(this.partialMessageTimer.dispose(),this.partialMessageTimer=void 0)}setPartialMessageTimer(){this.clearPartialMessageTimer(),!(this._partialMessageTimeout<=0)&&(this.partialMessageTimer=(0,d.default)().timer.setTimeout((e,r)=>{this.partialMessageTimer=void 0,e===this.messageToken&&(this.firePartialMessage({messageToken:e,waitingTime:r}),this.setPartialMessageTimer())},this._partialMessageTimeout,this.messageToken,this._partialMessageTimeout))}};i.ReadableStreamMessageReader=E}});
// node_modules/vscode-jsonrpc/lib/common/messageWriter.js
var require_messageWriter=__commonJS({"node_modules/vscode-jsonrpc/lib/common/messageWriter.js"(i){"use strict";var d=i&&i.__createBinding||(Object.create?(function(r,t,e,n){n===void 0&&(n=e);var o=Object.getOwnPropertyDescriptor(t,e);(!o||("get"in o?!t.__esModule:o.writable||o.configurable))&&(o={enumerable:!0,get:function(){return t[e]}}),Object.defineProperty(r,n,o)}):(function(r,t,e,n){n===void 0&&(n=e),r[n]=t[e]})),v=i&&i.__setModuleDefault||(Object.create?(function(r,t){Object.defineProperty(r,"default",{enumerable:!0,value:t})}):function(r,t){r.default=t}),_=i&&i.__importStar||(function(){var r=function(t){return r=Object.getOwnPropertyNames||function(e){var n=[];for(var o in e)Object.prototype.hasOwnProperty.call(e,o)&&(n[n.length]=o);return n},r(t)};return function(t){if(t&&t.__esModule)return t;var e={};if(t!=null)for(var n=r(t),o=0;o<n.length;o++)n[o]!=="default"&&d(e,t,n[o]);return v(e,t),e}})(),E=i&&i.__importDefault||function(r){return r&&r.__esModule?r:{default:r}};Object.defineProperty(i,"__esModule",{value:!0}),i.WriteableStreamMessageWriter=i.AbstractMessageWriter=i.MessageWriter=void 0;var c=E(require_ral()),s=_(require_is2()),g=require_semaphore(),u=require_events(),m="Content-Length: ",l=`\r
`,f;(function(r){function t(e){const n=e;return n&&s.func(n.dispose)&&s.func(n.onClose)&&s.func(n.onError)&&s.func(n.write)}r.is=t})(f||(i.MessageWriter=f={}));var h=class{errorEmitter;closeEmitter;constructor(){this.errorEmitter=new u.Emitter,this.closeEmitter=new u.Emitter}dispose(){this.errorEmitter.dispose(),this.closeEmitter.dispose()}get onError(){return this.errorEmitter.event}fireError(r,t,e){this.errorEmitter.fire([this.asError(r),t,e])}get onClose(){return this.closeEmitter.event}fireClose(){this.closeEmitter.fire(void 0)}asError(r){return r instanceof Error?r:new Error(`Writer received error. Reason: ${s.string(r.message)?r.message:"unknown"}`)}};i.AbstractMessageWriter=h;var a;(function(r){function t(e){return e===void 0||typeof e=="string"?{charset:e??"utf-8",contentTypeEncoder:(0,c.default)().applicationJson.encoder}:{charset:e.charset??"utf-8",contentEncoder:e.contentEncoder,contentTypeEncoder:e.contentTypeEncoder??(0,c.default)().applicationJson.encoder}}r.fromOptions=t})(a||(a={}));var p=class extends h{writable;options;errorCount;writeSemaphore;constructor(r,t){super(),this.writable=r,this.options=a.fromOptions(t),this.errorCount=0,this.writeSemaphore=new g.Semaphore(1),this.writable.onError(e=>this.fireError(e)),this.writable.onClose(()=>this.fireClose())}async write(r){return this.writeSemaphore.lock(async()=>this.options.contentTypeEncoder.encode(r,this.options).then(e=>this.options.contentEncoder!==void 0?this.options.contentEncoder.encode(e):e).then(e=>{const n=[];return n.push(m,e.byteLength.toString(),l),n.push(l),this.doWrite(r,n,e)},e=>{throw this.fireError(e),e}))}async doWrite(r,t,e){try{return await this.writable.write(t.join(""),"ascii"),this.writable.write(e)}catch(n){return this.handleError(n,r),Promise.reject(n)}}handleError(r,t){this.errorCount++,this.fireError(r,t,this.errorCount)}end(){this.writable.end()}};i.WriteableStreamMessageWriter=p}});
// node_modules/vscode-jsonrpc/lib/common/messageBuffer.js
var require_messageBuffer=__commonJS({"node_modules/vscode-jsonrpc/lib/common/messageBuffer.js"(c){"use strict";Object.defineProperty(c,"__esModule",{value:!0}),c.AbstractMessageBuffer=void 0;var g=13,_=10,d=`\r
`,k=class{_encoding;_chunks;_totalLength;constructor(e="utf-8"){this._encoding=e,this._chunks=[],this._totalLength=0}get encoding(){return this._encoding}append(e){const t=typeof e=="string"?this.fromString(e,this._encoding):e;this._chunks.push(t),this._totalLength+=t.byteLength}tryReadHeaders(e=!1){if(this._chunks.length===0)return;let t=0,n=0,h=0,s=0;e:for(;n<this._chunks.length;){const r=this._chunks[n];for(h=0;h<r.length;){switch(r[h]){case g:switch(t){case 0:t=1;break;case 2:t=3;break;default:t=0}break;case _:switch(t){case 1:t=2;break;case 3:t=4,h++;break e;default:t=0}break;default:t=0}h++}s+=r.byteLength,n++}if(t!==4)return;const i=this._read(s+h),u=new Map,l=this.toString(i,"ascii").split(d);if(l.length<2)return u;for(let r=0;r<l.length-2;r++){const a=l[r],o=a.indexOf(":");if(o===-1)throw new Error(`Message header must separate key and value using ':'
${a}`);const f=a.substr(0,o),L=a.substr(o+1).trim();u.set(e?f.toLowerCase():f,L)}return u}tryReadBody(e){if(!(this._totalLength<e))return this._read(e)}get numberOfBytes(){return this._totalLength}_read(e){if(e===0)return this.emptyBuffer();if(e>this._totalLength)throw new Error("Cannot read so many bytes!");if(this._chunks[0].byteLength===e){const s=this._chunks[0];return this._chunks.shift(),this._totalLength-=e,this.asNative(s)}if(this._chunks[0].byteLength>e){const s=this._chunks[0],i=this.asNative(s,e);return this._chunks[0]=s.slice(e),this._totalLength-=e,i}const t=this.allocNative(e);let n=0;const h=0;for(;e>0;){const s=this._chunks[h];if(s.byteLength>e){const i=s.slice(0,e);t.set(i,n),n+=e,this._chunks[h]=s.slice(e),this._totalLength-=e,e-=e}else t.set(s,n),n+=s.byteLength,this._chunks.shift(),this._totalLength-=s.byteLength,e-=s.byteLength}return t}};c.AbstractMessageBuffer=k}});
// node_modules/vscode-jsonrpc/lib/common/connection.js
var require_connection=__commonJS({"node_modules/vscode-jsonrpc/lib/common/connection.js"(s){"use strict";var Ie=s&&s.__createBinding||(Object.create?(function(r,a,c,i){i===void 0&&(i=c);var f=Object.getOwnPropertyDescriptor(a,c);(!f||("get"in f?!a.__esModule:f.writable||f.configurable))&&(f={enumerable:!0,get:function(){return a[c]}}),Object.defineProperty(r,i,f)}):(function(r,a,c,i){i===void 0&&(i=c),r[i]=a[c]})),Ve=s&&s.__setModuleDefault||(Object.create?(function(r,a){Object.defineProperty(r,"default",{enumerable:!0,value:a})}):function(r,a){r.default=a}),He=s&&s.__importStar||(function(){var r=function(a){return r=Object.getOwnPropertyNames||function(c){var i=[];for(var f in c)Object.prototype.hasOwnProperty.call(c,f)&&(i[i.length]=f);return i},r(a)};return function(a){if(a&&a.__esModule)return a;var c={};if(a!=null)for(var i=r(a),f=0;f<i.length;f++)i[f]!=="default"&&Ie(c,a,i[f]);return Ve(c,a),c}})(),Ue=s&&s.__importDefault||function(r){return r&&r.__esModule?r:{default:r}};Object.defineProperty(s,"__esModule",{value:!0}),s.ConnectionOptions=s.MessageStrategy=s.CancellationStrategy=s.CancellationSenderStrategy=s.CancellationReceiverStrategy=s.RequestCancellationReceiverStrategy=s.IdCancellationReceiverStrategy=s.ConnectionStrategy=s.ConnectionError=s.ConnectionErrors=s.LogTraceNotification=s.SetTraceNotification=s.TraceFormat=s.TraceValues=s.TraceValue=s.Trace=s.NullLogger=s.ProgressType=s.ProgressToken=void 0,s.createMessageConnection=Je;var Se=Ue(require_ral()),h=He(require_is2()),l=require_messages(),be=require_linkedMap(),H=require_events(),se=require_cancellation(),U;(function(r){r.type=new l.NotificationType("$/cancelRequest")})(U||(U={}));var ce;(function(r){function a(c){return typeof c=="string"||typeof c=="number"}r.is=a})(ce||(s.ProgressToken=ce={}));var A;(function(r){r.type=new l.NotificationType("$/progress")})(A||(A={}));var Ae=class{__;_pr;constructor(){}};s.ProgressType=Ae;var le;(function(r){function a(c){return h.func(c)}r.is=a})(le||(le={})),s.NullLogger=Object.freeze({error:()=>{},warn:()=>{},info:()=>{},log:()=>{}});var u;(function(r){r[r.Off=0]="Off",r[r.Messages=1]="Messages",r[r.Compact=2]="Compact",r[r.Verbose=3]="Verbose"})(u||(s.Trace=u={}));var fe;(function(r){r.Off="off",r.Messages="messages",r.Compact="compact",r.Verbose="verbose"})(fe||(s.TraceValue=fe={})),s.TraceValues=fe,(function(r){function a(i){if(!h.string(i))return r.Off;switch(i=i.toLowerCase(),i){case"off":return r.Off;case"messages":return r.Messages;case"compact":return r.Compact;case"verbose":return r.Verbose;default:return r.Off}}r.fromString=a;function c(i){switch(i){case r.Off:return"off";case r.Messages:return"messages";case r.Compact:return"compact";case r.Verbose:return"verbose";default:return"off"}}r.toString=c})(u||(s.Trace=u={}));var C;(function(r){r.Text="text",r.JSON="json"})(C||(s.TraceFormat=C={})),(function(r){function a(c){return h.string(c)?(c=c.toLowerCase(),c==="json"?r.JSON:r.Text):r.Text}r.fromString=a})(C||(s.TraceFormat=C={}));var de;(function(r){r.type=new l.NotificationType("$/setTrace")})(de||(s.SetTraceNotification=de={}));var W;(function(r){r.type=new l.NotificationType("$/logTrace")})(W||(s.LogTraceNotification=W={}));var J;(function(r){r[r.Closed=1]="Closed",r[r.Disposed=2]="Disposed",r[r.AlreadyListening=3]="AlreadyListening"})(J||(s.ConnectionErrors=J={}));var x=class Me extends Error{code;constructor(a,c){super(c),this.code=a,Object.setPrototypeOf(this,Me.prototype)}};s.ConnectionError=x;var ue;(function(r){function a(c){const i=c;return i&&h.func(i.cancelUndispatched)}r.is=a})(ue||(s.ConnectionStrategy=ue={}));var ee;(function(r){function a(c){const i=c;return i&&(i.kind===void 0||i.kind==="id")&&h.func(i.createCancellationTokenSource)&&(i.dispose===void 0||h.func(i.dispose))}r.is=a})(ee||(s.IdCancellationReceiverStrategy=ee={}));var me;(function(r){function a(c){const i=c;return i&&i.kind==="request"&&h.func(i.createCancellationTokenSource)&&(i.dispose===void 0||h.func(i.dispose))}r.is=a})(me||(s.RequestCancellationReceiverStrategy=me={}));var te;(function(r){r.Message=Object.freeze({createCancellationTokenSource(c){return new se.CancellationTokenSource}});function a(c){return ee.is(c)||me.is(c)}r.is=a})(te||(s.CancellationReceiverStrategy=te={}));var re;(function(r){r.Message=Object.freeze({sendCancellation(c,i){return c.sendNotification(U.type,{id:i})},cleanup(c){}});function a(c){const i=c;return i&&h.func(i.sendCancellation)&&h.func(i.cleanup)}r.is=a})(re||(s.CancellationSenderStrategy=re={}));var ne;(function(r){r.Message=Object.freeze({receiver:te.Message,sender:re.Message});function a(c){const i=c;return i&&te.is(i.receiver)&&re.is(i.sender)}r.is=a})(ne||(s.CancellationStrategy=ne={}));var ie;(function(r){function a(c){const i=c;return i&&h.func(i.handleMessage)}r.is=a})(ie||(s.MessageStrategy=ie={}));var Ce;(function(r){function a(c){const i=c;return i&&(ne.is(i.cancellationStrategy)||ue.is(i.connectionStrategy)||ie.is(i.messageStrategy)||h.number(i.maxParallelism))}r.is=a})(Ce||(s.ConnectionOptions=Ce={}));var P;(function(r){r[r.New=1]="New",r[r.Listening=2]="Listening",r[r.Closed=3]="Closed",r[r.Disposed=4]="Disposed"})(P||(P={}));function Je(r,a,c,i){const f=c!==void 0?c:s.NullLogger;let ze=0,Qe=0,Fe=0;const oe="2.0",z=i?.maxParallelism??-1;let Q=0,q;const F=new Map;let M;const K=new Map,B=new Map;let ve,j=new be.LinkedMap,E=new Map,ae=new Set,G=new Map,v=u.Off,T=C.Text,g,_=P.New;const he=new H.Emitter,Pe=new H.Emitter,Re=new H.Emitter,Ne=new H.Emitter,$e=new H.Emitter,O=i&&i.cancellationStrategy?i.cancellationStrategy:ne.Message;function Ke(e){}function Ee(){return _===P.Listening}function _e(){return _===P.Closed}function I(){return _===P.Disposed}function Oe(){(_===P.New||_===P.Listening)&&(_=P.Closed,Pe.fire(void 0))}function Be(e){he.fire([e,void 0,void 0])}function Ge(e){he.fire(e)}r.onClose(Oe),r.onError(Be),a.onClose(Oe),a.onError(Ge);function ke(e){if(e===null)throw new Error("Can't send requests with id null since the response can't be correlated.");return"req-"+e.toString()}function Xe(e){return e===null?"res-unknown-"+(++Fe).toString():"res-"+e.toString()}function Ye(){return"not-"+(++Qe).toString()}function Ze(e,t){l.Message.isRequest(t)?e.set(ke(t.id),t):l.Message.isResponse(t)?z===-1?e.set(Xe(t.id),t):Te(t):e.set(Ye(),t)}function pe(){ve||j.size===0||z!==-1&&Q>=z||(ve=(0,Se.default)().timer.setImmediate(async()=>{if(ve=void 0,j.size===0||z!==-1&&Q>=z)return;const e=j.shift();let t;try{Q++;const n=i?.messageStrategy;ie.is(n)?t=n.handleMessage(e,je):t=je(e)}catch(n){f.error(`Processing message queue failed: ${n.toString()}`)}finally{t instanceof Promise?t.then(()=>{Q--,pe()}).catch(n=>{f.error(`Processing message queue failed: ${n.toString()}`)}):Q--,pe()}}))}async function je(e){return l.Message.isRequest(e)?xe(e):l.Message.isNotification(e)?et(e):l.Message.isResponse(e)?Te(e):tt(e)}const We=e=>{try{if(l.Message.isNotification(e)&&e.method===U.type.method){const t=e.params.id,n=ke(t),o=j.get(n);if(l.Message.isRequest(o)){const p=i?.connectionStrategy,m=p&&p.cancelUndispatched?p.cancelUndispatched(o,Ke):void 0;if(m&&(m.error!==void 0||m.result!==void 0)){j.delete(n),G.delete(t),m.id=o.id,we(m,e.method,Date.now()),a.write(m).catch(()=>f.error("Sending response for canceled message failed."));return}}const d=G.get(t);if(d!==void 0){d.cancel(),ye(e);return}else ae.add(t)}Ze(j,e)}finally{pe()}};async function xe(e){if(I())return Promise.resolve();function t(S,b,w){const y={jsonrpc:oe,id:e.id};return S instanceof l.ResponseError?y.error=S.toJson():y.result=S===void 0?null:S,we(y,b,w),a.write(y)}function n(S,b,w){const y={jsonrpc:oe,id:e.id,error:S.toJson()};return we(y,b,w),a.write(y)}it(e);const o=F.get(e.method);let d,p;o&&(d=o.type,p=o.handler);const m=Date.now();if(p||q){const S=e.id??String(Date.now()),b=ee.is(O.receiver)?O.receiver.createCancellationTokenSource(S):O.receiver.createCancellationTokenSource(e);e.id!==null&&ae.has(e.id)&&b.cancel(),e.id!==null&&G.set(S,b);try{let w;if(p)if(e.params===void 0){if(d!==void 0&&d.numberOfParams!==0)return n(new l.ResponseError(l.ErrorCodes.InvalidParams,`Request ${e.method} defines ${d.numberOfParams} params but received none.`),e.method,m);w=p(b.token)}else if(Array.isArray(e.params)){if(d!==void 0&&d.parameterStructures===l.ParameterStructures.byName)return n(new l.ResponseError(l.ErrorCodes.InvalidParams,`Request ${e.method} defines parameters by name but received parameters by position`),e.method,m);w=p(...e.params,b.token)}else{if(d!==void 0&&d.parameterStructures===l.ParameterStructures.byPosition)return n(new l.ResponseError(l.ErrorCodes.InvalidParams,`Request ${e.method} defines parameters by position but received parameters by name`),e.method,m);w=p(e.params,b.token)}else q&&(w=q(e.method,e.params,b.token));const y=await w;await t(y,e.method,m)}catch(w){w instanceof l.ResponseError?await t(w,e.method,m):w&&h.string(w.message)?await n(new l.ResponseError(l.ErrorCodes.InternalError,`Request ${e.method} failed with message: ${w.message}`),e.method,m):await n(new l.ResponseError(l.ErrorCodes.InternalError,`Request ${e.method} failed unexpectedly without providing any details.`),e.method,m)}finally{G.delete(S)}}else await n(new l.ResponseError(l.ErrorCodes.MethodNotFound,`Unhandled method ${e.method}`),e.method,m)}function Te(e){if(!I())if(e.id===null)e.error?f.error(`Received response message without id: Error is: 
${JSON.stringify(e.error,void 0,4)}`):f.error("Received response message without id. No further error information provided.");else{const t=e.id,n=E.get(t);if(ot(e,n),n!==void 0){E.delete(t);try{if(e.error){const o=e.error;n.reject(new l.ResponseError(o.code,o.message,o.data))}else if(e.result!==void 0)n.resolve(e.result);else throw new Error("Should never happen.")}catch(o){o.message?f.error(`Response handler '${n.method}' failed with message: ${o.message}`):f.error(`Response handler '${n.method}' failed unexpectedly.`)}}}}async function et(e){if(I())return;let t,n;if(e.method===U.type.method){const o=e.params.id;ae.delete(o),ye(e);return}else{const o=K.get(e.method);o&&(n=o.handler,t=o.type)}if(n||M)try{if(ye(e),n)if(e.params===void 0)t!==void 0&&t.numberOfParams!==0&&t.parameterStructures!==l.ParameterStructures.byName&&f.error(`Notification ${e.method} defines ${t.numberOfParams} params but received none.`),await n();else if(Array.isArray(e.params)){const o=e.params;e.method===A.type.method&&o.length===2&&ce.is(o[0])?await n({token:o[0],value:o[1]}):(t!==void 0&&(t.parameterStructures===l.ParameterStructures.byName&&f.error(`Notification ${e.method} defines parameters by name but received parameters by position`),t.numberOfParams!==e.params.length&&f.error(`Notification ${e.method} defines ${t.numberOfParams} params but received ${o.length} arguments`)),await n(...o))}else t!==void 0&&t.parameterStructures===l.ParameterStructures.byPosition&&f.error(`Notification ${e.method} defines parameters by position but received parameters by name`),await n(e.params);else M&&await M(e.method,e.params)}catch(o){o.message?f.error(`Notification handler '${e.method}' failed with message: ${o.message}`):f.error(`Notification handler '${e.method}' failed unexpectedly.`)}else Re.fire(e)}function tt(e){if(!e){f.error("Received empty message.");return}f.error(`Received message which is neither a response nor a notification message:
${JSON.stringify(e,null,4)}`);const t=e;if(h.string(t.id)||h.number(t.id)){const n=t.id,o=E.get(n);o&&o.reject(new Error("The received response has neither a result nor an error property."))}}function k(e){if(e!=null)switch(v){case u.Verbose:return JSON.stringify(e,null,4);case u.Compact:return JSON.stringify(e);default:return}}function rt(e){if(!(v===u.Off||!g))if(T===C.Text){let t;(v===u.Verbose||v===u.Compact)&&e.params&&(t=`Params: ${k(e.params)}`),g.log(`Sending request '${e.method} - (${e.id})'.`,t)}else V("send-request",e)}function nt(e){if(!(v===u.Off||!g))if(T===C.Text){let t;(v===u.Verbose||v===u.Compact)&&(e.params?t=`Params: ${k(e.params)}`:t="No parameters provided."),g.log(`Sending notification '${e.method}'.`,t)}else V("send-notification",e)}function we(e,t,n){if(!(v===u.Off||!g))if(T===C.Text){let o;(v===u.Verbose||v===u.Compact)&&(e.error&&e.error.data?o=`Error data: ${k(e.error.data)}`:e.result?o=`Result: ${k(e.result)}`:e.error===void 0&&(o="No result returned."));const d=e.error?` Request failed: ${e.error.message} (${e.error.code}).`:"";g.log(`Sending response '${t} - (${e.id})'. Processing request took ${Date.now()-n}ms.${d}`,o)}else V("send-response",e)}function it(e){if(!(v===u.Off||!g))if(T===C.Text){let t;(v===u.Verbose||v===u.Compact)&&e.params&&(t=`Params: ${k(e.params)}`),g.log(`Received request '${e.method} - (${e.id})'.`,t)}else V("receive-request",e)}function ye(e){if(!(v===u.Off||!g||e.method===W.type.method))if(T===C.Text){let t;(v===u.Verbose||v===u.Compact)&&(e.params?t=`Params: ${k(e.params)}`:t="No parameters provided."),g.log(`Received notification '${e.method}'.`,t)}else V("receive-notification",e)}function ot(e,t){if(!(v===u.Off||!g))if(T===C.Text){let n;if((v===u.Verbose||v===u.Compact)&&(e.error&&e.error.data?n=`Error data: ${k(e.error.data)}`:e.result?n=`Result: ${k(e.result)}`:e.error===void 0&&(n="No result returned.")),t){const o=e.error?` Request failed: ${e.error.message} (${e.error.code}).`:"";g.log(`Received response '${t.method} - (${e.id})' in ${Date.now()-t.timerStart}ms.${o}`,n)}else g.log(`Received response ${e.id} without active response promise.`,n)}else V("receive-response",e)}function V(e,t){if(!g||v===u.Off)return;const n={isLSPMessage:!0,type:e,message:t,timestamp:Date.now()};g.log(n)}function X(){if(_e())throw new x(J.Closed,"Connection is closed.");if(I())throw new x(J.Disposed,"Connection is disposed.")}function at(){if(Ee())throw new x(J.AlreadyListening,"Connection is already listening")}function st(){if(!Ee())throw new Error("Call listen() first.")}function Y(e){return e===void 0?null:e}function Le(e){if(e!==null)return e}function De(e){return e!=null&&!Array.isArray(e)&&typeof e=="object"}function ge(e,t){switch(e){case l.ParameterStructures.auto:return De(t)?Le(t):[Y(t)];case l.ParameterStructures.byName:if(!De(t))throw new Error("Received parameters by name but param is not an object literal.");return Le(t);case l.ParameterStructures.byPosition:return[Y(t)];default:throw new Error(`Unknown parameter structure ${e.toString()}`)}}function qe(e,t){let n;const o=e.numberOfParams;switch(o){case 0:n=void 0;break;case 1:n=ge(e.parameterStructures,t[0]);break;default:n=[];for(let d=0;d<t.length&&d<o;d++)n.push(Y(t[d]));if(t.length<o)for(let d=t.length;d<o;d++)n.push(null);break}return n}const L={sendNotification:(e,...t)=>{X();let n,o;if(h.string(e)){n=e;const p=t[0];let m=0,S=l.ParameterStructures.auto;l.ParameterStructures.is(p)&&(m=1,S=p);const b=t.length,w=b-m;switch(w){case 0:o=void 0;break;case 1:o=ge(S,t[m]);break;default:if(S===l.ParameterStructures.byName)throw new Error(`Received ${w} parameters for 'by Name' notification parameter structure.`);o=t.slice(m,b).map(y=>Y(y));break}}else{const p=t;n=e.method,o=qe(e,p)}const d={jsonrpc:oe,method:n,params:o};return nt(d),a.write(d).catch(p=>{throw f.error("Sending notification failed."),p})},onNotification:(e,t)=>{X();let n;return h.func(e)?M=e:t&&(h.string(e)?(n=e,K.set(e,{type:void 0,handler:t})):(n=e.method,K.set(e.method,{type:e,handler:t}))),{dispose:()=>{n!==void 0?K.get(n)?.handler===t&&K.delete(n):M===e&&(M=void 0)}}},onProgress:(e,t,n)=>{if(B.has(t))throw new Error(`Progress handler for token ${t} already registered`);return B.set(t,n),{dispose:()=>{B.get(t)===n&&B.delete(t)}}},sendProgress:(e,t,n)=>L.sendNotification(A.type,{token:t,value:n}),onUnhandledProgress:Ne.event,sendRequest:(e,...t)=>{X(),st();function n(y,R){const N=O.sender.sendCancellation(y,R);N===void 0?f.log(`Received no promise from cancellation strategy when cancelling id ${R}`):N.catch(()=>{f.log(`Sending cancellation messages for id ${R} failed.`)})}let o,d,p;if(h.string(e)){o=e;const y=t[0],R=t[t.length-1];let N=0,Z=l.ParameterStructures.auto;l.ParameterStructures.is(y)&&(N=1,Z=y);let D=t.length;se.CancellationToken.is(R)&&(D=D-1,p=R);const $=D-N;switch($){case 0:d=void 0;break;case 1:d=ge(Z,t[N]);break;default:if(Z===l.ParameterStructures.byName)throw new Error(`Received ${$} parameters for 'by Name' request parameter structure.`);d=t.slice(N,D).map(ct=>Y(ct));break}}else{const y=t;o=e.method,d=qe(e,y);const R=e.numberOfParams;p=se.CancellationToken.is(y[R])?y[R]:void 0}const m=ze++;let S,b=!1;p!==void 0&&(p.isCancellationRequested?b=!0:S=p.onCancellationRequested(()=>{n(L,m)}));const w={jsonrpc:oe,id:m,method:o,params:d};return rt(w),typeof O.sender.enableCancellation=="function"&&O.sender.enableCancellation(w),new Promise(async(y,R)=>{const N=$=>{y($),O.sender.cleanup(m),S?.dispose()},Z=$=>{R($),O.sender.cleanup(m),S?.dispose()},D={method:o,timerStart:Date.now(),resolve:N,reject:Z};try{E.set(m,D),await a.write(w),b&&n(L,m)}catch($){E.delete(m),D.reject(new l.ResponseError(l.ErrorCodes.MessageWriteError,$.message?$.message:"Unknown reason")),f.error("Sending request failed.")}})},onRequest:(e,t)=>{X();let n=null;return le.is(e)?(n=void 0,q=e):h.string(e)?(n=null,t!==void 0&&(n=e,F.set(e,{handler:t,type:void 0}))):t!==void 0&&(n=e.method,F.set(e.method,{type:e,handler:t})),{dispose:()=>{n!==null&&(n!==void 0?F.get(n)?.handler===t&&F.delete(n):q===e&&(q=void 0))}}},hasPendingResponse:()=>E.size>0,trace:async(e,t,n)=>{let o=!1,d=C.Text;n!==void 0&&(h.boolean(n)?o=n:(o=n.sendNotification||!1,d=n.traceFormat||C.Text)),v=e,T=d,v===u.Off?g=void 0:g=t,o&&!_e()&&!I()&&await L.sendNotification(de.type,{value:u.toString(e)})},onError:he.event,onClose:Pe.event,onUnhandledNotification:Re.event,onDispose:$e.event,end:()=>{a.end()},dispose:()=>{if(I())return;_=P.Disposed,$e.fire(void 0);const e=new l.ResponseError(l.ErrorCodes.PendingResponseRejected,"Pending response rejected since connection got disposed");for(const t of E.values())t.reject(e);E=new Map,G=new Map,ae=new Set,j=new be.LinkedMap,h.func(a.dispose)&&a.dispose(),h.func(r.dispose)&&r.dispose()},listen:()=>{X(),at(),_=P.Listening,r.listen(We)},inspect:()=>{(0,Se.default)().console.log("inspect")}};return L.onNotification(W.type,e=>{if(v===u.Off||!g)return;const t=v===u.Verbose||v===u.Compact;g.log(e.message,t?e.verbose:void 0)}),L.onNotification(A.type,async e=>{const t=B.get(e.token);t?await t(e.value):Ne.fire(e)}),L}}});
// node_modules/vscode-jsonrpc/lib/common/api.js
var require_api=__commonJS({"node_modules/vscode-jsonrpc/lib/common/api.js"(e){"use strict";var y=e&&e.__importDefault||function(n){return n&&n.__esModule?n:{default:n}};Object.defineProperty(e,"__esModule",{value:!0}),e.ProgressType=e.ProgressToken=e.createMessageConnection=e.NullLogger=e.ConnectionOptions=e.ConnectionStrategy=e.AbstractMessageBuffer=e.WriteableStreamMessageWriter=e.AbstractMessageWriter=e.MessageWriter=e.ReadableStreamMessageReader=e.AbstractMessageReader=e.MessageReader=e.SharedArrayReceiverStrategy=e.SharedArraySenderStrategy=e.CancellationToken=e.CancellationTokenSource=e.Emitter=e.Event=e.Disposable=e.LRUCache=e.Touch=e.LinkedMap=e.ParameterStructures=e.NotificationType9=e.NotificationType8=e.NotificationType7=e.NotificationType6=e.NotificationType5=e.NotificationType4=e.NotificationType3=e.NotificationType2=e.NotificationType1=e.NotificationType0=e.NotificationType=e.ErrorCodes=e.ResponseError=e.RequestType9=e.RequestType8=e.RequestType7=e.RequestType6=e.RequestType5=e.RequestType4=e.RequestType3=e.RequestType2=e.RequestType1=e.RequestType0=e.RequestType=e.Message=e.RAL=void 0,e.MessageStrategy=e.CancellationStrategy=e.CancellationSenderStrategy=e.RequestCancellationReceiverStrategy=e.IdCancellationReceiverStrategy=e.CancellationReceiverStrategy=e.ConnectionError=e.ConnectionErrors=e.LogTraceNotification=e.SetTraceNotification=e.TraceFormat=e.TraceValues=e.TraceValue=e.Trace=void 0;var t=require_messages();Object.defineProperty(e,"Message",{enumerable:!0,get:function(){return t.Message}}),Object.defineProperty(e,"RequestType",{enumerable:!0,get:function(){return t.RequestType}}),Object.defineProperty(e,"RequestType0",{enumerable:!0,get:function(){return t.RequestType0}}),Object.defineProperty(e,"RequestType1",{enumerable:!0,get:function(){return t.RequestType1}}),Object.defineProperty(e,"RequestType2",{enumerable:!0,get:function(){return t.RequestType2}}),Object.defineProperty(e,"RequestType3",{enumerable:!0,get:function(){return t.RequestType3}}),Object.defineProperty(e,"RequestType4",{enumerable:!0,get:function(){return t.RequestType4}}),Object.defineProperty(e,"RequestType5",{enumerable:!0,get:function(){return t.RequestType5}}),Object.defineProperty(e,"RequestType6",{enumerable:!0,get:function(){return t.RequestType6}}),Object.defineProperty(e,"RequestType7",{enumerable:!0,get:function(){return t.RequestType7}}),Object.defineProperty(e,"RequestType8",{enumerable:!0,get:function(){return t.RequestType8}}),Object.defineProperty(e,"RequestType9",{enumerable:!0,get:function(){return t.RequestType9}}),Object.defineProperty(e,"ResponseError",{enumerable:!0,get:function(){return t.ResponseError}}),Object.defineProperty(e,"ErrorCodes",{enumerable:!0,get:function(){return t.ErrorCodes}}),Object.defineProperty(e,"NotificationType",{enumerable:!0,get:function(){return t.NotificationType}}),Object.defineProperty(e,"NotificationType0",{enumerable:!0,get:function(){return t.NotificationType0}}),Object.defineProperty(e,"NotificationType1",{enumerable:!0,get:function(){return t.NotificationType1}}),Object.defineProperty(e,"NotificationType2",{enumerable:!0,get:function(){return t.NotificationType2}}),Object.defineProperty(e,"NotificationType3",{enumerable:!0,get:function(){return t.NotificationType3}}),Object.defineProperty(e,"NotificationType4",{enumerable:!0,get:function(){return t.NotificationType4}}),Object.defineProperty(e,"NotificationType5",{enumerable:!0,get:function(){return t.NotificationType5}}),Object.defineProperty(e,"NotificationType6",{enumerable:!0,get:function(){return t.NotificationType6}}),Object.defineProperty(e,"NotificationType7",{enumerable:!0,get:function(){return t.NotificationType7}}),Object.defineProperty(e,"NotificationType8",{enumerable:!0,get:function(){return t.NotificationType8}}),Object.defineProperty(e,"NotificationType9",{enumerable:!0,get:function(){return t.NotificationType9}}),Object.defineProperty(e,"ParameterStructures",{enumerable:!0,get:function(){return t.ParameterStructures}});var i=require_linkedMap();Object.defineProperty(e,"LinkedMap",{enumerable:!0,get:function(){return i.LinkedMap}}),Object.defineProperty(e,"LRUCache",{enumerable:!0,get:function(){return i.LRUCache}}),Object.defineProperty(e,"Touch",{enumerable:!0,get:function(){return i.Touch}});var l=require_disposable();Object.defineProperty(e,"Disposable",{enumerable:!0,get:function(){return l.Disposable}});var c=require_events();Object.defineProperty(e,"Event",{enumerable:!0,get:function(){return c.Event}}),Object.defineProperty(e,"Emitter",{enumerable:!0,get:function(){return c.Emitter}});var o=require_cancellation();Object.defineProperty(e,"CancellationTokenSource",{enumerable:!0,get:function(){return o.CancellationTokenSource}}),Object.defineProperty(e,"CancellationToken",{enumerable:!0,get:function(){return o.CancellationToken}});var f=require_sharedArrayCancellation();Object.defineProperty(e,"SharedArraySenderStrategy",{enumerable:!0,get:function(){return f.SharedArraySenderStrategy}}),Object.defineProperty(e,"SharedArrayReceiverStrategy",{enumerable:!0,get:function(){return f.SharedArrayReceiverStrategy}});var a=require_messageReader();Object.defineProperty(e,"MessageReader",{enumerable:!0,get:function(){return a.MessageReader}}),Object.defineProperty(e,"AbstractMessageReader",{enumerable:!0,get:function(){return a.AbstractMessageReader}}),Object.defineProperty(e,"ReadableStreamMessageReader",{enumerable:!0,get:function(){return a.ReadableStreamMessageReader}});var u=require_messageWriter();Object.defineProperty(e,"MessageWriter",{enumerable:!0,get:function(){return u.MessageWriter}}),Object.defineProperty(e,"AbstractMessageWriter",{enumerable:!0,get:function(){return u.AbstractMessageWriter}}),Object.defineProperty(e,"WriteableStreamMessageWriter",{enumerable:!0,get:function(){return u.WriteableStreamMessageWriter}});var b=require_messageBuffer();Object.defineProperty(e,"AbstractMessageBuffer",{enumerable:!0,get:function(){return b.AbstractMessageBuffer}});var r=require_connection();Object.defineProperty(e,"ConnectionStrategy",{enumerable:!0,get:function(){return r.ConnectionStrategy}}),Object.defineProperty(e,"ConnectionOptions",{enumerable:!0,get:function(){return r.ConnectionOptions}}),Object.defineProperty(e,"NullLogger",{enumerable:!0,get:function(){return r.NullLogger}}),Object.defineProperty(e,"createMessageConnection",{enumerable:!0,get:function(){return r.createMessageConnection}}),Object.defineProperty(e,"ProgressToken",{enumerable:!0,get:function(){return r.ProgressToken}}),Object.defineProperty(e,"ProgressType",{enumerable:!0,get:function(){return r.ProgressType}}),Object.defineProperty(e,"Trace",{enumerable:!0,get:function(){return r.Trace}}),Object.defineProperty(e,"TraceValue",{enumerable:!0,get:function(){return r.TraceValue}}),Object.defineProperty(e,"TraceFormat",{enumerable:!0,get:function(){return r.TraceFormat}}),Object.defineProperty(e,"SetTraceNotification",{enumerable:!0,get:function(){return r.SetTraceNotification}}),Object.defineProperty(e,"LogTraceNotification",{enumerable:!0,get:function(){return r.LogTraceNotification}}),Object.defineProperty(e,"ConnectionErrors",{enumerable:!0,get:function(){return r.ConnectionErrors}}),Object.defineProperty(e,"ConnectionError",{enumerable:!0,get:function(){return r.ConnectionError}}),Object.defineProperty(e,"CancellationReceiverStrategy",{enumerable:!0,get:function(){return r.CancellationReceiverStrategy}}),Object.defineProperty(e,"IdCancellationReceiverStrategy",{enumerable:!0,get:function(){return r.IdCancellationReceiverStrategy}}),Object.defineProperty(e,"RequestCancellationReceiverStrategy",{enumerable:!0,get:function(){return r.RequestCancellationReceiverStrategy}}),Object.defineProperty(e,"CancellationSenderStrategy",{enumerable:!0,get:function(){return r.CancellationSenderStrategy}}),Object.defineProperty(e,"CancellationStrategy",{enumerable:!0,get:function(){return r.CancellationStrategy}}),Object.defineProperty(e,"MessageStrategy",{enumerable:!0,get:function(){return r.MessageStrategy}}),Object.defineProperty(e,"TraceValues",{enumerable:!0,get:function(){return r.TraceValues}});var g=y(require_ral());e.RAL=g.default}});
// node_modules/vscode-languageserver-types/lib/esm/main.js
var main_exports={};__export(main_exports,{AnnotatedTextEdit:()=>AnnotatedTextEdit,ApplyKind:()=>ApplyKind,ChangeAnnotation:()=>ChangeAnnotation,ChangeAnnotationIdentifier:()=>ChangeAnnotationIdentifier,CodeAction:()=>CodeAction,CodeActionContext:()=>CodeActionContext,CodeActionKind:()=>CodeActionKind,CodeActionTag:()=>CodeActionTag,CodeActionTriggerKind:()=>CodeActionTriggerKind,CodeDescription:()=>CodeDescription,CodeLens:()=>CodeLens,Color:()=>Color,ColorInformation:()=>ColorInformation,ColorPresentation:()=>ColorPresentation,Command:()=>Command,CompletionItem:()=>CompletionItem,CompletionItemKind:()=>CompletionItemKind,CompletionItemLabelDetails:()=>CompletionItemLabelDetails,CompletionItemTag:()=>CompletionItemTag,CompletionList:()=>CompletionList,CreateFile:()=>CreateFile,DeleteFile:()=>DeleteFile,Diagnostic:()=>Diagnostic,DiagnosticRelatedInformation:()=>DiagnosticRelatedInformation,DiagnosticSeverity:()=>DiagnosticSeverity,DiagnosticTag:()=>DiagnosticTag,DocumentHighlight:()=>DocumentHighlight,DocumentHighlightKind:()=>DocumentHighlightKind,DocumentLink:()=>DocumentLink,DocumentSymbol:()=>DocumentSymbol,DocumentUri:()=>DocumentUri,EOL:()=>EOL,FoldingRange:()=>FoldingRange,FoldingRangeKind:()=>FoldingRangeKind,FormattingOptions:()=>FormattingOptions,Hover:()=>Hover,InlayHint:()=>InlayHint,InlayHintKind:()=>InlayHintKind,InlayHintLabelPart:()=>InlayHintLabelPart,InlineCompletionContext:()=>InlineCompletionContext,InlineCompletionItem:()=>InlineCompletionItem,InlineCompletionList:()=>InlineCompletionList,InlineCompletionTriggerKind:()=>InlineCompletionTriggerKind,InlineValueContext:()=>InlineValueContext,InlineValueEvaluatableExpression:()=>InlineValueEvaluatableExpression,InlineValueText:()=>InlineValueText,InlineValueVariableLookup:()=>InlineValueVariableLookup,InsertReplaceEdit:()=>InsertReplaceEdit,InsertTextFormat:()=>InsertTextFormat,InsertTextMode:()=>InsertTextMode,LanguageKind:()=>LanguageKind,Location:()=>Location,LocationLink:()=>LocationLink,MarkedString:()=>MarkedString,MarkupContent:()=>MarkupContent,MarkupKind:()=>MarkupKind,OptionalVersionedTextDocumentIdentifier:()=>OptionalVersionedTextDocumentIdentifier,ParameterInformation:()=>ParameterInformation,Position:()=>Position,Range:()=>Range,RenameFile:()=>RenameFile,SelectedCompletionInfo:()=>SelectedCompletionInfo,SelectionRange:()=>SelectionRange,SemanticTokenModifiers:()=>SemanticTokenModifiers,SemanticTokenTypes:()=>SemanticTokenTypes,SemanticTokens:()=>SemanticTokens,SignatureInformation:()=>SignatureInformation,SnippetTextEdit:()=>SnippetTextEdit,StringValue:()=>StringValue,SymbolInformation:()=>SymbolInformation,SymbolKind:()=>SymbolKind,SymbolTag:()=>SymbolTag,TextDocument:()=>TextDocument,TextDocumentEdit:()=>TextDocumentEdit,TextDocumentIdentifier:()=>TextDocumentIdentifier,TextDocumentItem:()=>TextDocumentItem,TextEdit:()=>TextEdit,URI:()=>URI,VersionedTextDocumentIdentifier:()=>VersionedTextDocumentIdentifier,WorkspaceChange:()=>WorkspaceChange,WorkspaceEdit:()=>WorkspaceEdit,WorkspaceFolder:()=>WorkspaceFolder,WorkspaceSymbol:()=>WorkspaceSymbol,integer:()=>integer,uinteger:()=>uinteger});var DocumentUri,URI,integer,uinteger,Position,Range,Location,LocationLink,Color,ColorInformation,ColorPresentation,FoldingRangeKind,FoldingRange,DiagnosticRelatedInformation,DiagnosticSeverity,DiagnosticTag,CodeDescription,Diagnostic,Command,TextEdit,ChangeAnnotation,ChangeAnnotationIdentifier,AnnotatedTextEdit,TextDocumentEdit,CreateFile,RenameFile,DeleteFile,WorkspaceEdit,TextEditChangeImpl,SnippetTextEdit,ChangeAnnotations,WorkspaceChange,TextDocumentIdentifier,VersionedTextDocumentIdentifier,OptionalVersionedTextDocumentIdentifier,LanguageKind,TextDocumentItem,MarkupKind,MarkupContent,CompletionItemKind,InsertTextFormat,CompletionItemTag,InsertReplaceEdit,InsertTextMode,ApplyKind,CompletionItemLabelDetails,CompletionItem,CompletionList,MarkedString,Hover,ParameterInformation,SignatureInformation,DocumentHighlightKind,DocumentHighlight,SymbolKind,SymbolTag,SymbolInformation,WorkspaceSymbol,DocumentSymbol,CodeActionKind,CodeActionTriggerKind,CodeActionContext,CodeActionTag,CodeAction,CodeLens,FormattingOptions,DocumentLink,SelectionRange,SemanticTokenTypes,SemanticTokenModifiers,SemanticTokens,InlineValueText,InlineValueVariableLookup,InlineValueEvaluatableExpression,InlineValueContext,InlayHintKind,InlayHintLabelPart,InlayHint,StringValue,InlineCompletionItem,InlineCompletionList,InlineCompletionTriggerKind,SelectedCompletionInfo,InlineCompletionContext,WorkspaceFolder,EOL,TextDocument,FullTextDocument,Is,init_main=__esm({"node_modules/vscode-languageserver-types/lib/esm/main.js"(){"use strict";(function(t){function r(i){return typeof i=="string"}t.is=r})(DocumentUri||(DocumentUri={})),(function(t){function r(i){return typeof i=="string"}t.is=r})(URI||(URI={})),(function(t){t.MIN_VALUE=-2147483648,t.MAX_VALUE=2147483647;function r(i){return typeof i=="number"&&t.MIN_VALUE<=i&&i<=t.MAX_VALUE}t.is=r})(integer||(integer={})),(function(t){t.MIN_VALUE=0,t.MAX_VALUE=2147483647;function r(i){return typeof i=="number"&&t.MIN_VALUE<=i&&i<=t.MAX_VALUE}t.is=r})(uinteger||(uinteger={})),(function(t){function r(n,e){return n===Number.MAX_VALUE&&(n=uinteger.MAX_VALUE),e===Number.MAX_VALUE&&(e=uinteger.MAX_VALUE),{line:n,character:e}}t.create=r;function i(n){const e=n;return Is.objectLiteral(e)&&Is.uinteger(e.line)&&Is.uinteger(e.character)}t.is=i})(Position||(Position={})),(function(t){function r(n,e,s,o){if(Is.uinteger(n)&&Is.uinteger(e)&&Is.uinteger(s)&&Is.uinteger(o))return{start:Position.create(n,e),end:Position.create(s,o)};if(Position.is(n)&&Position.is(e))return{start:n,end:e};throw new Error(`Range#create called with invalid arguments[${n}, ${e}, ${s}, ${o}]`)}t.create=r;function i(n){const e=n;return Is.objectLiteral(e)&&Position.is(e.start)&&Position.is(e.end)}t.is=i})(Range||(Range={})),(function(t){function r(n,e){return{uri:n,range:e}}t.create=r;function i(n){const e=n;return Is.objectLiteral(e)&&Range.is(e.range)&&(Is.string(e.uri)||Is.undefined(e.uri))}t.is=i})(Location||(Location={})),(function(t){function r(n,e,s,o){return{targetUri:n,targetRange:e,targetSelectionRange:s,originSelectionRange:o}}t.create=r;function i(n){const e=n;return Is.objectLiteral(e)&&Range.is(e.targetRange)&&Is.string(e.targetUri)&&Range.is(e.targetSelectionRange)&&(Range.is(e.originSelectionRange)||Is.undefined(e.originSelectionRange))}t.is=i})(LocationLink||(LocationLink={})),(function(t){function r(n,e,s,o){return{red:n,green:e,blue:s,alpha:o}}t.create=r;function i(n){const e=n;return Is.objectLiteral(e)&&Is.numberRange(e.red,0,1)&&Is.numberRange(e.green,0,1)&&Is.numberRange(e.blue,0,1)&&Is.numberRange(e.alpha,0,1)}t.is=i})(Color||(Color={})),(function(t){function r(n,e){return{range:n,color:e}}t.create=r;function i(n){const e=n;return Is.objectLiteral(e)&&Range.is(e.range)&&Color.is(e.color)}t.is=i})(ColorInformation||(ColorInformation={})),(function(t){function r(n,e,s){return{label:n,textEdit:e,additionalTextEdits:s}}t.create=r;function i(n){const e=n;return Is.objectLiteral(e)&&Is.string(e.label)&&(Is.undefined(e.textEdit)||TextEdit.is(e))&&(Is.undefined(e.additionalTextEdits)||Is.typedArray(e.additionalTextEdits,TextEdit.is))}t.is=i})(ColorPresentation||(ColorPresentation={})),(function(t){t.Comment="comment",t.Imports="imports",t.Region="region"})(FoldingRangeKind||(FoldingRangeKind={})),(function(t){function r(n,e,s,o,c,f){const u={startLine:n,endLine:e};return Is.defined(s)&&(u.startCharacter=s),Is.defined(o)&&(u.endCharacter=o),Is.defined(c)&&(u.kind=c),Is.defined(f)&&(u.collapsedText=f),u}t.create=r;function i(n){const e=n;return Is.objectLiteral(e)&&Is.uinteger(e.startLine)&&Is.uinteger(e.startLine)&&(Is.undefined(e.startCharacter)||Is.uinteger(e.startCharacter))&&(Is.undefined(e.endCharacter)||Is.uinteger(e.endCharacter))&&(Is.undefined(e.kind)||Is.string(e.kind))}t.is=i})(FoldingRange||(FoldingRange={})),(function(t){function r(n,e){return{location:n,message:e}}t.create=r;function i(n){const e=n;return Is.defined(e)&&Location.is(e.location)&&Is.string(e.message)}t.is=i})(DiagnosticRelatedInformation||(DiagnosticRelatedInformation={})),(function(t){t.Error=1,t.Warning=2,t.Information=3,t.Hint=4})(DiagnosticSeverity||(DiagnosticSeverity={})),(function(t){t.Unnecessary=1,t.Deprecated=2})(DiagnosticTag||(DiagnosticTag={})),(function(t){function r(i){const n=i;return Is.objectLiteral(n)&&Is.string(n.href)}t.is=r})(CodeDescription||(CodeDescription={})),(function(t){function r(s,o,c,f,u,l){const d={range:s,message:o};return Is.defined(c)&&(d.severity=c),Is.defined(f)&&(d.code=f),Is.defined(u)&&(d.source=u),Is.defined(l)&&(d.relatedInformation=l),d}t.create=r;function i(s){var o;const c=s;return Is.defined(c)&&Range.is(c.range)&&(Is.string(c.message)||MarkupContent.is(c.message))&&(Is.number(c.severity)||Is.undefined(c.severity))&&(Is.integer(c.code)||Is.string(c.code)||Is.undefined(c.code))&&(Is.undefined(c.codeDescription)||Is.string((o=c.codeDescription)===null||o===void 0?void 0:o.href))&&(Is.string(c.source)||Is.undefined(c.source))&&(Is.undefined(c.relatedInformation)||Is.typedArray(c.relatedInformation,DiagnosticRelatedInformation.is))}t.is=i;function n(s){return Is.string(s.message)}t.is3_17=n;function e(s){if(Is.string(s.message))return s.message;if(MarkupContent.is(s.message))return s.message.value;throw new Error(`Unknown message type ${typeof s.message}`)}t.getMessageString=e})(Diagnostic||(Diagnostic={})),(function(t){function r(n,e,...s){const o={title:n,command:e};return Is.defined(s)&&s.length>0&&(o.arguments=s),o}t.create=r;function i(n){const e=n;return Is.defined(e)&&Is.string(e.title)&&(e.tooltip===void 0||Is.string(e.tooltip))&&Is.string(e.command)}t.is=i})(Command||(Command={})),(function(t){function r(s,o){return{range:s,newText:o}}t.replace=r;function i(s,o){return{range:{start:s,end:s},newText:o}}t.insert=i;function n(s){return{range:s,newText:""}}t.del=n;function e(s){const o=s;return Is.objectLiteral(o)&&Is.string(o.newText)&&Range.is(o.range)}t.is=e})(TextEdit||(TextEdit={})),(function(t){function r(n,e,s){const o={label:n};return e!==void 0&&(o.needsConfirmation=e),s!==void 0&&(o.description=s),o}t.create=r;function i(n){const e=n;return Is.objectLiteral(e)&&Is.string(e.label)&&(Is.boolean(e.needsConfirmation)||e.needsConfirmation===void 0)&&(Is.string(e.description)||e.description===void 0)}t.is=i})(ChangeAnnotation||(ChangeAnnotation={})),(function(t){function r(i){const n=i;return Is.string(n)}t.is=r})(ChangeAnnotationIdentifier||(ChangeAnnotationIdentifier={})),(function(t){function r(s,o,c){return{range:s,newText:o,annotationId:c}}t.replace=r;function i(s,o,c){return{range:{start:s,end:s},newText:o,annotationId:c}}t.insert=i;function n(s,o){return{range:s,newText:"",annotationId:o}}t.del=n;function e(s){const o=s;return TextEdit.is(o)&&(ChangeAnnotation.is(o.annotationId)||ChangeAnnotationIdentifier.is(o.annotationId))}t.is=e})(AnnotatedTextEdit||(AnnotatedTextEdit={})),(function(t){function r(n,e){return{textDocument:n,edits:e}}t.create=r;function i(n){const e=n;return Is.defined(e)&&OptionalVersionedTextDocumentIdentifier.is(e.textDocument)&&Array.isArray(e.edits)}t.is=i})(TextDocumentEdit||(TextDocumentEdit={})),(function(t){function r(n,e,s){const o={kind:"create",uri:n};return e!==void 0&&(e.overwrite!==void 0||e.ignoreIfExists!==void 0)&&(o.options=e),s!==void 0&&(o.annotationId=s),o}t.create=r;function i(n){const e=n;return e&&e.kind==="create"&&Is.string(e.uri)&&(e.options===void 0||(e.options.overwrite===void 0||Is.boolean(e.options.overwrite))&&(e.options.ignoreIfExists===void 0||Is.boolean(e.options.ignoreIfExists)))&&(e.annotationId===void 0||ChangeAnnotationIdentifier.is(e.annotationId))}t.is=i})(CreateFile||(CreateFile={})),(function(t){function r(n,e,s,o){const c={kind:"rename",oldUri:n,newUri:e};return s!==void 0&&(s.overwrite!==void 0||s.ignoreIfExists!==void 0)&&(c.options=s),o!==void 0&&(c.annotationId=o),c}t.create=r;function i(n){const e=n;return e&&e.kind==="rename"&&Is.string(e.oldUri)&&Is.string(e.newUri)&&(e.options===void 0||(e.options.overwrite===void 0||Is.boolean(e.options.overwrite))&&(e.options.ignoreIfExists===void 0||Is.boolean(e.options.ignoreIfExists)))&&(e.annotationId===void 0||ChangeAnnotationIdentifier.is(e.annotationId))}t.is=i})(RenameFile||(RenameFile={})),(function(t){function r(n,e,s){const o={kind:"delete",uri:n};return e!==void 0&&(e.recursive!==void 0||e.ignoreIfNotExists!==void 0)&&(o.options=e),s!==void 0&&(o.annotationId=s),o}t.create=r;function i(n){const e=n;return e&&e.kind==="delete"&&Is.string(e.uri)&&(e.options===void 0||(e.options.recursive===void 0||Is.boolean(e.options.recursive))&&(e.options.ignoreIfNotExists===void 0||Is.boolean(e.options.ignoreIfNotExists)))&&(e.annotationId===void 0||ChangeAnnotationIdentifier.is(e.annotationId))}t.is=i})(DeleteFile||(DeleteFile={})),(function(t){function r(i){const n=i;return n&&(n.changes!==void 0||n.documentChanges!==void 0)&&(n.documentChanges===void 0||n.documentChanges.every(e=>Is.string(e.kind)?CreateFile.is(e)||RenameFile.is(e)||DeleteFile.is(e):TextDocumentEdit.is(e)))}t.is=r})(WorkspaceEdit||(WorkspaceEdit={})),TextEditChangeImpl=class{constructor(t,r){this.edits=t,this.changeAnnotations=r}insert(t,r,i){let n,e;if(i===void 0?n=TextEdit.insert(t,r):ChangeAnnotationIdentifier.is(i)?(e=i,n=AnnotatedTextEdit.insert(t,r,i)):(this.assertChangeAnnotations(this.changeAnnotations),e=this.changeAnnotations.manage(i),n=AnnotatedTextEdit.insert(t,r,e)),this.edits.push(n),e!==void 0)return e}replace(t,r,i){let n,e;if(i===void 0?n=TextEdit.replace(t,r):ChangeAnnotationIdentifier.is(i)?(e=i,n=AnnotatedTextEdit.replace(t,r,i)):(this.assertChangeAnnotations(this.changeAnnotations),e=this.changeAnnotations.manage(i),n=AnnotatedTextEdit.replace(t,r,e)),this.edits.push(n),e!==void 0)return e}delete(t,r){let i,n;if(r===void 0?i=TextEdit.del(t):ChangeAnnotationIdentifier.is(r)?(n=r,i=AnnotatedTextEdit.del(t,r)):(this.assertChangeAnnotations(this.changeAnnotations),n=this.changeAnnotations.manage(r),i=AnnotatedTextEdit.del(t,n)),this.edits.push(i),n!==void 0)return n}add(t){this.edits.push(t)}all(){return this.edits}clear(){this.edits.splice(0,this.edits.length)}assertChangeAnnotations(t){if(t===void 0)throw new Error("Text edit change is not configured to manage change annotations.")}},(function(t){function r(i){const n=i;return Is.objectLiteral(n)&&Range.is(n.range)&&StringValue.isSnippet(n.snippet)&&(n.annotationId===void 0||ChangeAnnotation.is(n.annotationId)||ChangeAnnotationIdentifier.is(n.annotationId))}t.is=r})(SnippetTextEdit||(SnippetTextEdit={})),ChangeAnnotations=class{constructor(t){this._annotations=t===void 0?Object.create(null):t,this._counter=0,this._size=0}all(){return this._annotations}get size(){return this._size}manage(t,r){let i;if(ChangeAnnotationIdentifier.is(t)?i=t:(i=this.nextId(),r=t),this._annotations[i]!==void 0)throw new Error(`Id ${i} is already in use.`);if(r===void 0)throw new Error(`No annotation provided for id ${i}`);return this._annotations[i]=r,this._size++,i}nextId(){return this._counter++,this._counter.toString()}},WorkspaceChange=class{constructor(t){this._textEditChanges=Object.create(null),t!==void 0?(this._workspaceEdit=t,t.documentChanges?(this._changeAnnotations=new ChangeAnnotations(t.changeAnnotations),t.changeAnnotations=this._changeAnnotations.all(),t.documentChanges.forEach(r=>{if(TextDocumentEdit.is(r)){const i=new TextEditChangeImpl(r.edits,this._changeAnnotations);this._textEditChanges[r.textDocument.uri]=i}})):t.changes&&Object.keys(t.changes).forEach(r=>{const i=new TextEditChangeImpl(t.changes[r]);this._textEditChanges[r]=i})):this._workspaceEdit={}}get edit(){return this.initDocumentChanges(),this._changeAnnotations!==void 0&&(this._changeAnnotations.size===0?this._workspaceEdit.changeAnnotations=void 0:this._workspaceEdit.changeAnnotations=this._changeAnnotations.all()),this._workspaceEdit}getTextEditChange(t){if(OptionalVersionedTextDocumentIdentifier.is(t)){if(this.initDocumentChanges(),this._workspaceEdit.documentChanges===void 0)throw new Error("Workspace edit is not configured for document changes.");const r={uri:t.uri,version:t.version};let i=this._textEditChanges[r.uri];if(!i){const n=[],e={textDocument:r,edits:n};this._workspaceEdit.documentChanges.push(e),i=new TextEditChangeImpl(n,this._changeAnnotations),this._textEditChanges[r.uri]=i}return i}else{if(this.initChanges(),this._workspaceEdit.changes===void 0)throw new Error("Workspace edit is not configured for normal text edit changes.");let r=this._textEditChanges[t];if(!r){const i=[];this._workspaceEdit.changes[t]=i,r=new TextEditChangeImpl(i),this._textEditChanges[t]=r}return r}}initDocumentChanges(){this._workspaceEdit.documentChanges===void 0&&this._workspaceEdit.changes===void 0&&(this._changeAnnotations=new ChangeAnnotations,this._workspaceEdit.documentChanges=[],this._workspaceEdit.changeAnnotations=this._changeAnnotations.all())}initChanges(){this._workspaceEdit.documentChanges===void 0&&this._workspaceEdit.changes===void 0&&(this._workspaceEdit.changes=Object.create(null))}createFile(t,r,i){if(this.initDocumentChanges(),this._workspaceEdit.documentChanges===void 0)throw new Error("Workspace edit is not configured for document changes.");let n;ChangeAnnotation.is(r)||ChangeAnnotationIdentifier.is(r)?n=r:i=r;let e,s;if(n===void 0?e=CreateFile.create(t,i):(s=ChangeAnnotationIdentifier.is(n)?n:this._changeAnnotations.manage(n),e=CreateFile.create(t,i,s)),this._workspaceEdit.documentChanges.push(e),s!==void 0)return s}renameFile(t,r,i,n){if(this.initDocumentChanges(),this._workspaceEdit.documentChanges===void 0)throw new Error("Workspace edit is not configured for document changes.");let e;ChangeAnnotation.is(i)||ChangeAnnotationIdentifier.is(i)?e=i:n=i;let s,o;if(e===void 0?s=RenameFile.create(t,r,n):(o=ChangeAnnotationIdentifier.is(e)?e:this._changeAnnotations.manage(e),s=RenameFile.create(t,r,n,o)),this._workspaceEdit.documentChanges.push(s),o!==void 0)return o}deleteFile(t,r,i){if(this.initDocumentChanges(),this._workspaceEdit.documentChanges===void 0)throw new Error("Workspace edit is not configured for document changes.");let n;ChangeAnnotation.is(r)||ChangeAnnotationIdentifier.is(r)?n=r:i=r;let e,s;if(n===void 0?e=DeleteFile.create(t,i):(s=ChangeAnnotationIdentifier.is(n)?n:this._changeAnnotations.manage(n),e=DeleteFile.create(t,i,s)),this._workspaceEdit.documentChanges.push(e),s!==void 0)return s}},(function(t){function r(n){return{uri:n}}t.create=r;function i(n){const e=n;return Is.defined(e)&&Is.string(e.uri)}t.is=i})(TextDocumentIdentifier||(TextDocumentIdentifier={})),(function(t){function r(n,e){return{uri:n,version:e}}t.create=r;function i(n){const e=n;return Is.defined(e)&&Is.string(e.uri)&&Is.integer(e.version)}t.is=i})(VersionedTextDocumentIdentifier||(VersionedTextDocumentIdentifier={})),(function(t){function r(n,e){return{uri:n,version:e}}t.create=r;function i(n){const e=n;return Is.defined(e)&&Is.string(e.uri)&&(e.version===null||Is.integer(e.version))}t.is=i})(OptionalVersionedTextDocumentIdentifier||(OptionalVersionedTextDocumentIdentifier={})),(function(t){t.ABAP="abap",t.WindowsBat="bat",t.BibTeX="bibtex",t.Clojure="clojure",t.Coffeescript="coffeescript",t.C="c",t.CPP="cpp",t.CSharp="csharp",t.CSS="css",t.D="d",t.Delphi="pascal",t.Diff="diff",t.Dart="dart",t.Dockerfile="dockerfile",t.Elixir="elixir",t.Erlang="erlang",t.FSharp="fsharp",t.GitCommit="git-commit",t.GitRebase="git-rebase",t.Go="go",t.Groovy="groovy",t.Handlebars="handlebars",t.Haskell="haskell",t.HTML="html",t.Ini="ini",t.Java="java",t.JavaScript="javascript",t.JavaScriptReact="javascriptreact",t.JSON="json",t.LaTeX="latex",t.Less="less",t.Lua="lua",t.Makefile="makefile",t.Markdown="markdown",t.ObjectiveC="objective-c",t.ObjectiveCPP="objective-cpp",t.Pascal="pascal",t.Perl="perl",t.Perl6="perl6",t.PHP="php",t.Plaintext="plaintext",t.Powershell="powershell",t.Pug="jade",t.Python="python",t.R="r",t.Razor="razor",t.Ruby="ruby",t.Rust="rust",t.SCSS="scss",t.SASS="sass",t.Scala="scala",t.ShaderLab="shaderlab",t.ShellScript="shellscript",t.SQL="sql",t.Swift="swift",t.TypeScript="typescript",t.TypeScriptReact="typescriptreact",t.TeX="tex",t.VisualBasic="vb",t.XML="xml",t.XSL="xsl",t.YAML="yaml"})(LanguageKind||(LanguageKind={})),(function(t){function r(n,e,s,o){return{uri:n,languageId:e,version:s,text:o}}t.create=r;function i(n){const e=n;return Is.defined(e)&&Is.string(e.uri)&&Is.string(e.languageId)&&Is.integer(e.version)&&Is.string(e.text)}t.is=i})(TextDocumentItem||(TextDocumentItem={})),(function(t){t.PlainText="plaintext",t.Markdown="markdown";function r(i){const n=i;return n===t.PlainText||n===t.Markdown}t.is=r})(MarkupKind||(MarkupKind={})),(function(t){function r(i){const n=i;return Is.objectLiteral(i)&&MarkupKind.is(n.kind)&&Is.string(n.value)}t.is=r})(MarkupContent||(MarkupContent={})),(function(t){t.Text=1,t.Method=2,t.Function=3,t.Constructor=4,t.Field=5,t.Variable=6,t.Class=7,t.Interface=8,t.Module=9,t.Property=10,t.Unit=11,t.Value=12,t.Enum=13,t.Keyword=14,t.Snippet=15,t.Color=16,t.File=17,t.Reference=18,t.Folder=19,t.EnumMember=20,t.Constant=21,t.Struct=22,t.Event=23,t.Operator=24,t.TypeParameter=25})(CompletionItemKind||(CompletionItemKind={})),(function(t){t.PlainText=1,t.Snippet=2})(InsertTextFormat||(InsertTextFormat={})),(function(t){t.Deprecated=1})(CompletionItemTag||(CompletionItemTag={})),(function(t){function r(n,e,s){return{newText:n,insert:e,replace:s}}t.create=r;function i(n){const e=n;return e&&Is.string(e.newText)&&Range.is(e.insert)&&Range.is(e.replace)}t.is=i})(InsertReplaceEdit||(InsertReplaceEdit={})),(function(t){t.asIs=1,t.adjustIndentation=2})(InsertTextMode||(InsertTextMode={})),(function(t){t.Replace=1,t.Merge=2})(ApplyKind||(ApplyKind={})),(function(t){function r(i){const n=i;return n&&(Is.string(n.detail)||n.detail===void 0)&&(Is.string(n.description)||n.description===void 0)}t.is=r})(CompletionItemLabelDetails||(CompletionItemLabelDetails={})),(function(t){function r(i){return{label:i}}t.create=r})(CompletionItem||(CompletionItem={})),(function(t){function r(i,n){return{items:i||[],isIncomplete:!!n}}t.create=r})(CompletionList||(CompletionList={})),(function(t){function r(n){return n.replace(/[\\`*_{}[\]()#+\-.!]/g,"\\$&")}t.fromPlainText=r;function i(n){const e=n;return Is.string(e)||Is.objectLiteral(e)&&Is.string(e.language)&&Is.string(e.value)}t.is=i})(MarkedString||(MarkedString={})),(function(t){function r(i){const n=i;return!!n&&Is.objectLiteral(n)&&(MarkupContent.is(n.contents)||MarkedString.is(n.contents)||Is.typedArray(n.contents,MarkedString.is))&&(i.range===void 0||Range.is(i.range))}t.is=r})(Hover||(Hover={})),(function(t){function r(i,n){return n?{label:i,documentation:n}:{label:i}}t.create=r})(ParameterInformation||(ParameterInformation={})),(function(t){function r(i,n,...e){const s={label:i};return Is.defined(n)&&(s.documentation=n),Is.defined(e)?s.parameters=e:s.parameters=[],s}t.create=r})(SignatureInformation||(SignatureInformation={})),(function(t){t.Text=1,t.Read=2,t.Write=3})(DocumentHighlightKind||(DocumentHighlightKind={})),(function(t){function r(i,n){const e={range:i};return Is.number(n)&&(e.kind=n),e}t.create=r})(DocumentHighlight||(DocumentHighlight={})),(function(t){t.File=1,t.Module=2,t.Namespace=3,t.Package=4,t.Class=5,t.Method=6,t.Property=7,t.Field=8,t.Constructor=9,t.Enum=10,t.Interface=11,t.Function=12,t.Variable=13,t.Constant=14,t.String=15,t.Number=16,t.Boolean=17,t.Array=18,t.Object=19,t.Key=20,t.Null=21,t.EnumMember=22,t.Struct=23,t.Event=24,t.Operator=25,t.TypeParameter=26})(SymbolKind||(SymbolKind={})),(function(t){t.Deprecated=1})(SymbolTag||(SymbolTag={})),(function(t){function r(i,n,e,s,o){const c={name:i,kind:n,location:{uri:s,range:e}};return o&&(c.containerName=o),c}t.create=r})(SymbolInformation||(SymbolInformation={})),(function(t){function r(i,n,e,s){return s!==void 0?{name:i,kind:n,location:{uri:e,range:s}}:{name:i,kind:n,location:{uri:e}}}t.create=r})(WorkspaceSymbol||(WorkspaceSymbol={})),(function(t){function r(n,e,s,o,c,f){const u={name:n,detail:e,kind:s,range:o,selectionRange:c};return f!==void 0&&(u.children=f),u}t.create=r;function i(n){const e=n;return e&&Is.string(e.name)&&Is.number(e.kind)&&Range.is(e.range)&&Range.is(e.selectionRange)&&(e.detail===void 0||Is.string(e.detail))&&(e.deprecated===void 0||Is.boolean(e.deprecated))&&(e.children===void 0||Array.isArray(e.children))&&(e.tags===void 0||Array.isArray(e.tags))}t.is=i})(DocumentSymbol||(DocumentSymbol={})),(function(t){t.Empty="",t.QuickFix="quickfix",t.Refactor="refactor",t.RefactorExtract="refactor.extract",t.RefactorInline="refactor.inline",t.RefactorMove="refactor.move",t.RefactorRewrite="refactor.rewrite",t.Source="source",t.SourceOrganizeImports="source.organizeImports",t.SourceFixAll="source.fixAll",t.Notebook="notebook"})(CodeActionKind||(CodeActionKind={})),(function(t){t.Invoked=1,t.Automatic=2})(CodeActionTriggerKind||(CodeActionTriggerKind={})),(function(t){function r(n,e,s){const o={diagnostics:n};return e!=null&&(o.only=e),s!=null&&(o.triggerKind=s),o}t.create=r;function i(n){const e=n;return Is.defined(e)&&Is.typedArray(e.diagnostics,Diagnostic.is)&&(e.only===void 0||Is.typedArray(e.only,Is.string))&&(e.triggerKind===void 0||e.triggerKind===CodeActionTriggerKind.Invoked||e.triggerKind===CodeActionTriggerKind.Automatic)}t.is=i})(CodeActionContext||(CodeActionContext={})),(function(t){t.LLMGenerated=1;function r(i){return Is.defined(i)&&i===t.LLMGenerated}t.is=r})(CodeActionTag||(CodeActionTag={})),(function(t){function r(n,e,s){const o={title:n};let c=!0;return typeof e=="string"?(c=!1,o.kind=e):Command.is(e)?o.command=e:o.edit=e,c&&s!==void 0&&(o.kind=s),o}t.create=r;function i(n){const e=n;return e&&Is.string(e.title)&&(e.diagnostics===void 0||Is.typedArray(e.diagnostics,Diagnostic.is))&&(e.kind===void 0||Is.string(e.kind))&&(e.edit!==void 0||e.command!==void 0)&&(e.command===void 0||Command.is(e.command))&&(e.isPreferred===void 0||Is.boolean(e.isPreferred))&&(e.edit===void 0||WorkspaceEdit.is(e.edit))&&(e.tags===void 0||Is.typedArray(e.tags,CodeActionTag.is))}t.is=i})(CodeAction||(CodeAction={})),(function(t){function r(n,e){const s={range:n};return Is.defined(e)&&(s.data=e),s}t.create=r;function i(n){const e=n;return Is.defined(e)&&Range.is(e.range)&&(Is.undefined(e.command)||Command.is(e.command))}t.is=i})(CodeLens||(CodeLens={})),(function(t){function r(n,e){return{tabSize:n,insertSpaces:e}}t.create=r;function i(n){const e=n;return Is.defined(e)&&Is.uinteger(e.tabSize)&&Is.boolean(e.insertSpaces)}t.is=i})(FormattingOptions||(FormattingOptions={})),(function(t){function r(n,e,s){return{range:n,target:e,data:s}}t.create=r;function i(n){const e=n;return Is.defined(e)&&Range.is(e.range)&&(Is.undefined(e.target)||Is.string(e.target))}t.is=i})(DocumentLink||(DocumentLink={})),(function(t){function r(n,e){return{range:n,parent:e}}t.create=r;function i(n){const e=n;return Is.objectLiteral(e)&&Range.is(e.range)&&(e.parent===void 0||t.is(e.parent))}t.is=i})(SelectionRange||(SelectionRange={})),(function(t){t.namespace="namespace",t.type="type",t.class="class",t.enum="enum",t.interface="interface",t.struct="struct",t.typeParameter="typeParameter",t.parameter="parameter",t.variable="variable",t.property="property",t.enumMember="enumMember",t.event="event",t.function="function",t.method="method",t.macro="macro",t.keyword="keyword",t.modifier="modifier",t.comment="comment",t.string="string",t.number="number",t.regexp="regexp",t.operator="operator",t.decorator="decorator",t.label="label"})(SemanticTokenTypes||(SemanticTokenTypes={})),(function(t){t.declaration="declaration",t.definition="definition",t.readonly="readonly",t.static="static",t.deprecated="deprecated",t.abstract="abstract",t.async="async",t.modification="modification",t.documentation="documentation",t.defaultLibrary="defaultLibrary"})(SemanticTokenModifiers||(SemanticTokenModifiers={})),(function(t){function r(i){const n=i;return Is.objectLiteral(n)&&(n.resultId===void 0||typeof n.resultId=="string")&&Array.isArray(n.data)&&(n.data.length===0||typeof n.data[0]=="number")}t.is=r})(SemanticTokens||(SemanticTokens={})),(function(t){function r(n,e){return{range:n,text:e}}t.create=r;function i(n){const e=n;return e!=null&&Range.is(e.range)&&Is.string(e.text)}t.is=i})(InlineValueText||(InlineValueText={})),(function(t){function r(n,e,s){return{range:n,variableName:e,caseSensitiveLookup:s}}t.create=r;function i(n){const e=n;return e!=null&&Range.is(e.range)&&Is.boolean(e.caseSensitiveLookup)&&(Is.string(e.variableName)||e.variableName===void 0)}t.is=i})(InlineValueVariableLookup||(InlineValueVariableLookup={})),(function(t){function r(n,e){return{range:n,expression:e}}t.create=r;function i(n){const e=n;return e!=null&&Range.is(e.range)&&(Is.string(e.expression)||e.expression===void 0)}t.is=i})(InlineValueEvaluatableExpression||(InlineValueEvaluatableExpression={})),(function(t){function r(n,e){return{frameId:n,stoppedLocation:e}}t.create=r;function i(n){const e=n;return Is.defined(e)&&Range.is(n.stoppedLocation)}t.is=i})(InlineValueContext||(InlineValueContext={})),(function(t){t.Type=1,t.Parameter=2;function r(i){return i===1||i===2}t.is=r})(InlayHintKind||(InlayHintKind={})),(function(t){function r(n){return{value:n}}t.create=r;function i(n){const e=n;return Is.objectLiteral(e)&&(e.tooltip===void 0||Is.string(e.tooltip)||MarkupContent.is(e.tooltip))&&(e.location===void 0||Location.is(e.location))&&(e.command===void 0||Command.is(e.command))}t.is=i})(InlayHintLabelPart||(InlayHintLabelPart={})),(function(t){function r(n,e,s){const o={position:n,label:e};return s!==void 0&&(o.kind=s),o}t.create=r;function i(n){const e=n;return Is.objectLiteral(e)&&Position.is(e.position)&&(Is.string(e.label)||Is.typedArray(e.label,InlayHintLabelPart.is))&&(e.kind===void 0||InlayHintKind.is(e.kind))&&e.textEdits===void 0||Is.typedArray(e.textEdits,TextEdit.is)&&(e.tooltip===void 0||Is.string(e.tooltip)||MarkupContent.is(e.tooltip))&&(e.paddingLeft===void 0||Is.boolean(e.paddingLeft))&&(e.paddingRight===void 0||Is.boolean(e.paddingRight))}t.is=i})(InlayHint||(InlayHint={})),(function(t){function r(n){return{kind:"snippet",value:n}}t.createSnippet=r;function i(n){const e=n;return Is.objectLiteral(e)&&e.kind==="snippet"&&Is.string(e.value)}t.isSnippet=i})(StringValue||(StringValue={})),(function(t){function r(i,n,e,s){return{insertText:i,filterText:n,range:e,command:s}}t.create=r})(InlineCompletionItem||(InlineCompletionItem={})),(function(t){function r(i){return{items:i}}t.create=r})(InlineCompletionList||(InlineCompletionList={})),(function(t){t.Invoked=1,t.Automatic=2})(InlineCompletionTriggerKind||(InlineCompletionTriggerKind={})),(function(t){function r(i,n){return{range:i,text:n}}t.create=r})(SelectedCompletionInfo||(SelectedCompletionInfo={})),(function(t){function r(i,n){return{triggerKind:i,selectedCompletionInfo:n}}t.create=r})(InlineCompletionContext||(InlineCompletionContext={})),(function(t){function r(i){const n=i;return Is.objectLiteral(n)&&URI.is(n.uri)&&Is.string(n.name)}t.is=r})(WorkspaceFolder||(WorkspaceFolder={})),EOL=[`
`,`\r
`,"\r"],(function(t){function r(s,o,c,f){return new FullTextDocument(s,o,c,f)}t.create=r;function i(s){const o=s;return!!(Is.defined(o)&&Is.string(o.uri)&&(Is.undefined(o.languageId)||Is.string(o.languageId))&&Is.uinteger(o.lineCount)&&Is.func(o.getText)&&Is.func(o.positionAt)&&Is.func(o.offsetAt))}t.is=i;function n(s,o){let c=s.getText();const f=e(o,(l,d)=>{const h=l.range.start.line-d.range.start.line;return h===0?l.range.start.character-d.range.start.character:h});let u=c.length;for(let l=f.length-1;l>=0;l--){const d=f[l],h=s.offsetAt(d.range.start),a=s.offsetAt(d.range.end);if(a<=u)c=c.substring(0,h)+d.newText+c.substring(a,c.length);else throw new Error("Overlapping edit");u=h}return c}t.applyEdits=n;function e(s,o){if(s.length<=1)return s;const c=s.length/2|0,f=s.slice(0,c),u=s.slice(c);e(f,o),e(u,o);let l=0,d=0,h=0;for(;l<f.length&&d<u.length;)o(f[l],u[d])<=0?s[h++]=f[l++]:s[h++]=u[d++];for(;l<f.length;)s[h++]=f[l++];for(;d<u.length;)s[h++]=u[d++];return s}})(TextDocument||(TextDocument={})),FullTextDocument=class{constructor(t,r,i,n){this._uri=t,this._languageId=r,this._version=i,this._content=n,this._lineOffsets=void 0}get uri(){return this._uri}get languageId(){return this._languageId}get version(){return this._version}getText(t){if(t){const r=this.offsetAt(t.start),i=this.offsetAt(t.end);return this._content.substring(r,i)}return this._content}update(t,r){this._content=t.text,this._version=r,this._lineOffsets=void 0}getLineOffsets(){if(this._lineOffsets===void 0){const t=[],r=this._content;let i=!0;for(let n=0;n<r.length;n++){i&&(t.push(n),i=!1);const e=r.charAt(n);i=e==="\r"||e===`
`,e==="\r"&&n+1<r.length&&r.charAt(n+1)===`
`&&n++}i&&r.length>0&&t.push(r.length),this._lineOffsets=t}return this._lineOffsets}positionAt(t){t=Math.max(Math.min(t,this._content.length),0);const r=this.getLineOffsets();let i=0,n=r.length;if(n===0)return Position.create(0,t);for(;i<n;){const s=Math.floor((i+n)/2);r[s]>t?n=s:i=s+1}const e=i-1;return Position.create(e,t-r[e])}offsetAt(t){const r=this.getLineOffsets();if(t.line>=r.length)return this._content.length;if(t.line<0)return 0;const i=r[t.line],n=t.line+1<r.length?r[t.line+1]:this._content.length;return Math.max(Math.min(i+t.character,n),i)}get lineCount(){return this.getLineOffsets().length}},(function(t){const r=Object.prototype.toString;function i(a){return typeof a<"u"}t.defined=i;function n(a){return typeof a>"u"}t.undefined=n;function e(a){return a===!0||a===!1}t.boolean=e;function s(a){return r.call(a)==="[object String]"}t.string=s;function o(a){return r.call(a)==="[object Number]"}t.number=o;function c(a,g,p){return r.call(a)==="[object Number]"&&g<=a&&a<=p}t.numberRange=c;function f(a){return r.call(a)==="[object Number]"&&-2147483648<=a&&a<=2147483647}t.integer=f;function u(a){return r.call(a)==="[object Number]"&&0<=a&&a<=2147483647}t.uinteger=u;function l(a){return r.call(a)==="[object Function]"}t.func=l;function d(a){return a!==null&&typeof a=="object"}t.objectLiteral=d;function h(a,g){return Array.isArray(a)&&a.every(g)}t.typedArray=h})(Is||(Is={}))}});
// node_modules/vscode-languageserver-protocol/lib/common/messages.js
var require_messages2=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/messages.js"(e){"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.CM=e.ProtocolNotificationType=e.ProtocolNotificationType0=e.ProtocolRequestType=e.ProtocolRequestType0=e.RegistrationType=e.MessageDirection=void 0;var t=require_api(),r;(function(o){o.clientToServer="clientToServer",o.serverToClient="serverToClient",o.both="both"})(r||(e.MessageDirection=r={}));var i=class{____;method;constructor(o){this.method=o}};e.RegistrationType=i;var _=class extends t.RequestType0{__;___;____;_pr;constructor(o){super(o)}};e.ProtocolRequestType0=_;var s=class extends t.RequestType{__;___;____;_pr;constructor(o){super(o,t.ParameterStructures.byName)}};e.ProtocolRequestType=s;var a=class extends t.NotificationType0{___;____;constructor(o){super(o)}};e.ProtocolNotificationType0=a;var n=class extends t.NotificationType{___;____;constructor(o){super(o,t.ParameterStructures.byName)}};e.ProtocolNotificationType=n;var c;(function(o){function u(l,T){return{client:l,server:T}}o.create=u})(c||(e.CM=c={}))}});
// node_modules/vscode-languageserver-protocol/lib/common/utils/is.js
var require_is3=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/utils/is.js"(n){"use strict";Object.defineProperty(n,"__esModule",{value:!0}),n.boolean=o,n.string=t,n.number=u,n.error=c,n.func=f,n.array=i,n.stringArray=y,n.typedArray=a,n.objectLiteral=s;function o(r){return r===!0||r===!1}function t(r){return typeof r=="string"||r instanceof String}function u(r){return typeof r=="number"||r instanceof Number}function c(r){return r instanceof Error}function f(r){return typeof r=="function"}function i(r){return Array.isArray(r)}function y(r){return i(r)&&r.every(e=>t(e))}function a(r,e){return Array.isArray(r)&&r.every(e)}function s(r){return r!==null&&typeof r=="object"}}});
// node_modules/vscode-languageserver-protocol/lib/common/protocol.implementation.js
var require_protocol_implementation=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.implementation.js"(o){"use strict";Object.defineProperty(o,"__esModule",{value:!0}),o.ImplementationRequest=void 0;var t=require_messages2(),i;(function(e){e.method="textDocument/implementation",e.messageDirection=t.MessageDirection.clientToServer,e.type=new t.ProtocolRequestType(e.method),e.capabilities=t.CM.create("textDocument.implementation","implementationProvider")})(i||(o.ImplementationRequest=i={}))}});
// node_modules/vscode-languageserver-protocol/lib/common/protocol.typeDefinition.js
var require_protocol_typeDefinition=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.typeDefinition.js"(o){"use strict";Object.defineProperty(o,"__esModule",{value:!0}),o.TypeDefinitionRequest=void 0;var t=require_messages2(),i;(function(e){e.method="textDocument/typeDefinition",e.messageDirection=t.MessageDirection.clientToServer,e.type=new t.ProtocolRequestType(e.method),e.capabilities=t.CM.create("textDocument.typeDefinition","typeDefinitionProvider")})(i||(o.TypeDefinitionRequest=i={}))}});
// node_modules/vscode-languageserver-protocol/lib/common/protocol.workspaceFolder.js
var require_protocol_workspaceFolder=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.workspaceFolder.js"(r){"use strict";Object.defineProperty(r,"__esModule",{value:!0}),r.DidChangeWorkspaceFoldersNotification=r.WorkspaceFoldersRequest=void 0;var o=require_messages2(),s;(function(e){e.method="workspace/workspaceFolders",e.messageDirection=o.MessageDirection.serverToClient,e.type=new o.ProtocolRequestType0(e.method),e.capabilities=o.CM.create("workspace.workspaceFolders","workspace.workspaceFolders")})(s||(r.WorkspaceFoldersRequest=s={}));var c;(function(e){e.method="workspace/didChangeWorkspaceFolders",e.messageDirection=o.MessageDirection.clientToServer,e.type=new o.ProtocolNotificationType(e.method),e.capabilities=o.CM.create(void 0,"workspace.workspaceFolders.changeNotifications")})(c||(r.DidChangeWorkspaceFoldersNotification=c={}))}});
// node_modules/vscode-languageserver-protocol/lib/common/protocol.configuration.js
var require_protocol_configuration=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.configuration.js"(o){"use strict";Object.defineProperty(o,"__esModule",{value:!0}),o.ConfigurationRequest=void 0;var r=require_messages2(),i;(function(e){e.method="workspace/configuration",e.messageDirection=r.MessageDirection.serverToClient,e.type=new r.ProtocolRequestType(e.method),e.capabilities=r.CM.create("workspace.configuration",void 0)})(i||(o.ConfigurationRequest=i={}))}});
// node_modules/vscode-languageserver-protocol/lib/common/protocol.colorProvider.js
var require_protocol_colorProvider=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.colorProvider.js"(r){"use strict";Object.defineProperty(r,"__esModule",{value:!0}),r.ColorPresentationRequest=r.DocumentColorRequest=void 0;var o=require_messages2(),t;(function(e){e.method="textDocument/documentColor",e.messageDirection=o.MessageDirection.clientToServer,e.type=new o.ProtocolRequestType(e.method),e.capabilities=o.CM.create("textDocument.colorProvider","colorProvider")})(t||(r.DocumentColorRequest=t={}));var c;(function(e){e.method="textDocument/colorPresentation",e.messageDirection=o.MessageDirection.clientToServer,e.type=new o.ProtocolRequestType(e.method),e.capabilities=o.CM.create("textDocument.colorProvider","colorProvider")})(c||(r.ColorPresentationRequest=c={}))}});
// node_modules/vscode-languageserver-protocol/lib/common/protocol.foldingRange.js
var require_protocol_foldingRange=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.foldingRange.js"(r){"use strict";Object.defineProperty(r,"__esModule",{value:!0}),r.FoldingRangeRefreshRequest=r.FoldingRangeRequest=void 0;var o=require_messages2(),i;(function(e){e.method="textDocument/foldingRange",e.messageDirection=o.MessageDirection.clientToServer,e.type=new o.ProtocolRequestType(e.method),e.capabilities=o.CM.create("textDocument.foldingRange","foldingRangeProvider")})(i||(r.FoldingRangeRequest=i={}));var t;(function(e){e.method="workspace/foldingRange/refresh",e.messageDirection=o.MessageDirection.serverToClient,e.type=new o.ProtocolRequestType0(e.method),e.capabilities=o.CM.create("workspace.foldingRange.refreshSupport",void 0)})(t||(r.FoldingRangeRefreshRequest=t={}))}});
// node_modules/vscode-languageserver-protocol/lib/common/protocol.declaration.js
var require_protocol_declaration=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.declaration.js"(o){"use strict";Object.defineProperty(o,"__esModule",{value:!0}),o.DeclarationRequest=void 0;var r=require_messages2(),t;(function(e){e.method="textDocument/declaration",e.messageDirection=r.MessageDirection.clientToServer,e.type=new r.ProtocolRequestType(e.method),e.capabilities=r.CM.create("textDocument.declaration","declarationProvider")})(t||(o.DeclarationRequest=t={}))}});
// node_modules/vscode-languageserver-protocol/lib/common/protocol.selectionRange.js
var require_protocol_selectionRange=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.selectionRange.js"(o){"use strict";Object.defineProperty(o,"__esModule",{value:!0}),o.SelectionRangeRequest=void 0;var t=require_messages2(),r;(function(e){e.method="textDocument/selectionRange",e.messageDirection=t.MessageDirection.clientToServer,e.type=new t.ProtocolRequestType(e.method),e.capabilities=t.CM.create("textDocument.selectionRange","selectionRangeProvider")})(r||(o.SelectionRangeRequest=r={}))}});
// node_modules/vscode-languageserver-protocol/lib/common/protocol.progress.js
var require_protocol_progress=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.progress.js"(o){"use strict";Object.defineProperty(o,"__esModule",{value:!0}),o.WorkDoneProgressCancelNotification=o.WorkDoneProgressCreateRequest=o.WorkDoneProgress=void 0;var c=require_api(),r=require_messages2(),i;(function(e){e.type=new c.ProgressType;function t(a){return a===e.type}e.is=t})(i||(o.WorkDoneProgress=i={}));var s;(function(e){e.method="window/workDoneProgress/create",e.messageDirection=r.MessageDirection.serverToClient,e.type=new r.ProtocolRequestType(e.method),e.capabilities=r.CM.create("window.workDoneProgress",void 0)})(s||(o.WorkDoneProgressCreateRequest=s={}));var n;(function(e){e.method="window/workDoneProgress/cancel",e.messageDirection=r.MessageDirection.clientToServer,e.type=new r.ProtocolNotificationType(e.method)})(n||(o.WorkDoneProgressCancelNotification=n={}))}});
// node_modules/vscode-languageserver-protocol/lib/common/protocol.callHierarchy.js
var require_protocol_callHierarchy=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.callHierarchy.js"(c){"use strict";Object.defineProperty(c,"__esModule",{value:!0}),c.CallHierarchyOutgoingCallsRequest=c.CallHierarchyIncomingCallsRequest=c.CallHierarchyPrepareRequest=void 0;var r=require_messages2(),o;(function(e){e.method="textDocument/prepareCallHierarchy",e.messageDirection=r.MessageDirection.clientToServer,e.type=new r.ProtocolRequestType(e.method),e.capabilities=r.CM.create("textDocument.callHierarchy","callHierarchyProvider")})(o||(c.CallHierarchyPrepareRequest=o={}));var i;(function(e){e.method="callHierarchy/incomingCalls",e.messageDirection=r.MessageDirection.clientToServer,e.type=new r.ProtocolRequestType(e.method),e.capabilities=r.CM.create("textDocument.callHierarchy","callHierarchyProvider")})(i||(c.CallHierarchyIncomingCallsRequest=i={}));var t;(function(e){e.method="callHierarchy/outgoingCalls",e.messageDirection=r.MessageDirection.clientToServer,e.type=new r.ProtocolRequestType(e.method),e.capabilities=r.CM.create("textDocument.callHierarchy","callHierarchyProvider")})(t||(c.CallHierarchyOutgoingCallsRequest=t={}))}});
// node_modules/vscode-languageserver-protocol/lib/common/protocol.semanticTokens.js
var require_protocol_semanticTokens=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.semanticTokens.js"(t){"use strict";Object.defineProperty(t,"__esModule",{value:!0}),t.SemanticTokensRefreshRequest=t.SemanticTokensRangeRequest=t.SemanticTokensDeltaRequest=t.SemanticTokensRequest=t.SemanticTokensRegistrationType=t.TokenFormat=void 0;var o=require_messages2(),n;(function(e){e.Relative="relative"})(n||(t.TokenFormat=n={}));var i;(function(e){e.method="textDocument/semanticTokens",e.type=new o.RegistrationType(e.method)})(i||(t.SemanticTokensRegistrationType=i={}));var r;(function(e){e.method="textDocument/semanticTokens/full",e.messageDirection=o.MessageDirection.clientToServer,e.type=new o.ProtocolRequestType(e.method),e.registrationMethod=i.method,e.capabilities=o.CM.create("textDocument.semanticTokens","semanticTokensProvider")})(r||(t.SemanticTokensRequest=r={}));var a;(function(e){e.method="textDocument/semanticTokens/full/delta",e.messageDirection=o.MessageDirection.clientToServer,e.type=new o.ProtocolRequestType(e.method),e.registrationMethod=i.method,e.capabilities=o.CM.create("textDocument.semanticTokens.requests.full.delta","semanticTokensProvider.full.delta")})(a||(t.SemanticTokensDeltaRequest=a={}));var c;(function(e){e.method="textDocument/semanticTokens/range",e.messageDirection=o.MessageDirection.clientToServer,e.type=new o.ProtocolRequestType(e.method),e.registrationMethod=i.method,e.capabilities=o.CM.create("textDocument.semanticTokens.requests.range","semanticTokensProvider.range")})(c||(t.SemanticTokensRangeRequest=c={}));var s;(function(e){e.method="workspace/semanticTokens/refresh",e.messageDirection=o.MessageDirection.serverToClient,e.type=new o.ProtocolRequestType0(e.method),e.capabilities=o.CM.create("workspace.semanticTokens.refreshSupport",void 0)})(s||(t.SemanticTokensRefreshRequest=s={}))}});
// node_modules/vscode-languageserver-protocol/lib/common/protocol.showDocument.js
var require_protocol_showDocument=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.showDocument.js"(o){"use strict";Object.defineProperty(o,"__esModule",{value:!0}),o.ShowDocumentRequest=void 0;var s=require_messages2(),r;(function(e){e.method="window/showDocument",e.messageDirection=s.MessageDirection.serverToClient,e.type=new s.ProtocolRequestType(e.method),e.capabilities=s.CM.create("window.showDocument.support",void 0)})(r||(o.ShowDocumentRequest=r={}))}});
// node_modules/vscode-languageserver-protocol/lib/common/protocol.linkedEditingRange.js
var require_protocol_linkedEditingRange=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.linkedEditingRange.js"(o){"use strict";Object.defineProperty(o,"__esModule",{value:!0}),o.LinkedEditingRangeRequest=void 0;var i=require_messages2(),t;(function(e){e.method="textDocument/linkedEditingRange",e.messageDirection=i.MessageDirection.clientToServer,e.type=new i.ProtocolRequestType(e.method),e.capabilities=i.CM.create("textDocument.linkedEditingRange","linkedEditingRangeProvider")})(t||(o.LinkedEditingRangeRequest=t={}))}});
// node_modules/vscode-languageserver-protocol/lib/common/protocol.fileOperations.js
var require_protocol_fileOperations=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.fileOperations.js"(o){"use strict";Object.defineProperty(o,"__esModule",{value:!0}),o.WillDeleteFilesRequest=o.DidDeleteFilesNotification=o.DidRenameFilesNotification=o.WillRenameFilesRequest=o.DidCreateFilesNotification=o.WillCreateFilesRequest=o.FileOperationPatternKind=void 0;var i=require_messages2(),a;(function(e){e.file="file",e.folder="folder"})(a||(o.FileOperationPatternKind=a={}));var r;(function(e){e.method="workspace/willCreateFiles",e.messageDirection=i.MessageDirection.clientToServer,e.type=new i.ProtocolRequestType(e.method),e.capabilities=i.CM.create("workspace.fileOperations.willCreate","workspace.fileOperations.willCreate")})(r||(o.WillCreateFilesRequest=r={}));var t;(function(e){e.method="workspace/didCreateFiles",e.messageDirection=i.MessageDirection.clientToServer,e.type=new i.ProtocolNotificationType(e.method),e.capabilities=i.CM.create("workspace.fileOperations.didCreate","workspace.fileOperations.didCreate")})(t||(o.DidCreateFilesNotification=t={}));var c;(function(e){e.method="workspace/willRenameFiles",e.messageDirection=i.MessageDirection.clientToServer,e.type=new i.ProtocolRequestType(e.method),e.capabilities=i.CM.create("workspace.fileOperations.willRename","workspace.fileOperations.willRename")})(c||(o.WillRenameFilesRequest=c={}));var n;(function(e){e.method="workspace/didRenameFiles",e.messageDirection=i.MessageDirection.clientToServer,e.type=new i.ProtocolNotificationType(e.method),e.capabilities=i.CM.create("workspace.fileOperations.didRename","workspace.fileOperations.didRename")})(n||(o.DidRenameFilesNotification=n={}));var l;(function(e){e.method="workspace/didDeleteFiles",e.messageDirection=i.MessageDirection.clientToServer,e.type=new i.ProtocolNotificationType(e.method),e.capabilities=i.CM.create("workspace.fileOperations.didDelete","workspace.fileOperations.didDelete")})(l||(o.DidDeleteFilesNotification=l={}));var s;(function(e){e.method="workspace/willDeleteFiles",e.messageDirection=i.MessageDirection.clientToServer,e.type=new i.ProtocolRequestType(e.method),e.capabilities=i.CM.create("workspace.fileOperations.willDelete","workspace.fileOperations.willDelete")})(s||(o.WillDeleteFilesRequest=s={}))}});
// node_modules/vscode-languageserver-protocol/lib/common/protocol.moniker.js
var require_protocol_moniker=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.moniker.js"(o){"use strict";Object.defineProperty(o,"__esModule",{value:!0}),o.MonikerRequest=o.MonikerKind=o.UniquenessLevel=void 0;var r=require_messages2(),t;(function(e){e.document="document",e.project="project",e.group="group",e.scheme="scheme",e.global="global"})(t||(o.UniquenessLevel=t={}));var c;(function(e){e.$import="import",e.$export="export",e.local="local"})(c||(o.MonikerKind=c={}));var i;(function(e){e.method="textDocument/moniker",e.messageDirection=r.MessageDirection.clientToServer,e.type=new r.ProtocolRequestType(e.method),e.capabilities=r.CM.create("textDocument.moniker","monikerProvider")})(i||(o.MonikerRequest=i={}))}});
// node_modules/vscode-languageserver-protocol/lib/common/protocol.typeHierarchy.js
var require_protocol_typeHierarchy=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.typeHierarchy.js"(t){"use strict";Object.defineProperty(t,"__esModule",{value:!0}),t.TypeHierarchySubtypesRequest=t.TypeHierarchySupertypesRequest=t.TypeHierarchyPrepareRequest=void 0;var o=require_messages2(),r;(function(e){e.method="textDocument/prepareTypeHierarchy",e.messageDirection=o.MessageDirection.clientToServer,e.type=new o.ProtocolRequestType(e.method),e.capabilities=o.CM.create("textDocument.typeHierarchy","typeHierarchyProvider")})(r||(t.TypeHierarchyPrepareRequest=r={}));var i;(function(e){e.method="typeHierarchy/supertypes",e.messageDirection=o.MessageDirection.clientToServer,e.type=new o.ProtocolRequestType(e.method)})(i||(t.TypeHierarchySupertypesRequest=i={}));var c;(function(e){e.method="typeHierarchy/subtypes",e.messageDirection=o.MessageDirection.clientToServer,e.type=new o.ProtocolRequestType(e.method)})(c||(t.TypeHierarchySubtypesRequest=c={}))}});
// node_modules/vscode-languageserver-protocol/lib/common/protocol.inlineValue.js
var require_protocol_inlineValue=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.inlineValue.js"(i){"use strict";Object.defineProperty(i,"__esModule",{value:!0}),i.InlineValueRefreshRequest=i.InlineValueRequest=void 0;var o=require_messages2(),r;(function(e){e.method="textDocument/inlineValue",e.messageDirection=o.MessageDirection.clientToServer,e.type=new o.ProtocolRequestType(e.method),e.capabilities=o.CM.create("textDocument.inlineValue","inlineValueProvider")})(r||(i.InlineValueRequest=r={}));var t;(function(e){e.method="workspace/inlineValue/refresh",e.messageDirection=o.MessageDirection.serverToClient,e.type=new o.ProtocolRequestType0(e.method),e.capabilities=o.CM.create("workspace.inlineValue.refreshSupport",void 0)})(t||(i.InlineValueRefreshRequest=t={}))}});
// node_modules/vscode-languageserver-protocol/lib/common/protocol.inlayHint.js
var require_protocol_inlayHint=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.inlayHint.js"(o){"use strict";Object.defineProperty(o,"__esModule",{value:!0}),o.InlayHintRefreshRequest=o.InlayHintResolveRequest=o.InlayHintRequest=void 0;var i=require_messages2(),t;(function(e){e.method="textDocument/inlayHint",e.messageDirection=i.MessageDirection.clientToServer,e.type=new i.ProtocolRequestType(e.method),e.capabilities=i.CM.create("textDocument.inlayHint","inlayHintProvider")})(t||(o.InlayHintRequest=t={}));var r;(function(e){e.method="inlayHint/resolve",e.messageDirection=i.MessageDirection.clientToServer,e.type=new i.ProtocolRequestType(e.method),e.capabilities=i.CM.create("textDocument.inlayHint.resolveSupport","inlayHintProvider.resolveProvider")})(r||(o.InlayHintResolveRequest=r={}));var n;(function(e){e.method="workspace/inlayHint/refresh",e.messageDirection=i.MessageDirection.serverToClient,e.type=new i.ProtocolRequestType0(e.method),e.capabilities=i.CM.create("workspace.inlayHint.refreshSupport",void 0)})(n||(o.InlayHintRefreshRequest=n={}))}});
// node_modules/vscode-languageserver-protocol/lib/common/protocol.diagnostic.js
var require_protocol_diagnostic=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.diagnostic.js"(i){"use strict";var f=i&&i.__createBinding||(Object.create?(function(e,t,n,r){r===void 0&&(r=n);var a=Object.getOwnPropertyDescriptor(t,n);(!a||("get"in a?!t.__esModule:a.writable||a.configurable))&&(a={enumerable:!0,get:function(){return t[n]}}),Object.defineProperty(e,r,a)}):(function(e,t,n,r){r===void 0&&(r=n),e[r]=t[n]})),v=i&&i.__setModuleDefault||(Object.create?(function(e,t){Object.defineProperty(e,"default",{enumerable:!0,value:t})}):function(e,t){e.default=t}),_=i&&i.__importStar||(function(){var e=function(t){return e=Object.getOwnPropertyNames||function(n){var r=[];for(var a in n)Object.prototype.hasOwnProperty.call(n,a)&&(r[r.length]=a);return r},e(t)};return function(t){if(t&&t.__esModule)return t;var n={};if(t!=null)for(var r=e(t),a=0;a<r.length;a++)r[a]!=="default"&&f(n,t,r[a]);return v(n,t),n}})();Object.defineProperty(i,"__esModule",{value:!0}),i.DiagnosticRefreshRequest=i.WorkspaceDiagnosticRequest=i.DocumentDiagnosticRequest=i.DocumentDiagnosticReportKind=i.DiagnosticServerCancellationData=void 0;var c=require_api(),p=_(require_is3()),o=require_messages2(),u;(function(e){function t(n){const r=n;return r&&p.boolean(r.retriggerRequest)}e.is=t})(u||(i.DiagnosticServerCancellationData=u={}));var l;(function(e){e.Full="full",e.Unchanged="unchanged"})(l||(i.DocumentDiagnosticReportKind=l={}));var s;(function(e){e.method="textDocument/diagnostic",e.messageDirection=o.MessageDirection.clientToServer,e.type=new o.ProtocolRequestType(e.method),e.partialResult=new c.ProgressType,e.capabilities=o.CM.create("textDocument.diagnostic","diagnosticProvider")})(s||(i.DocumentDiagnosticRequest=s={}));var d;(function(e){e.method="workspace/diagnostic",e.messageDirection=o.MessageDirection.clientToServer,e.type=new o.ProtocolRequestType(e.method),e.partialResult=new c.ProgressType,e.capabilities=o.CM.create("workspace.diagnostics","diagnosticProvider.workspaceDiagnostics")})(d||(i.WorkspaceDiagnosticRequest=d={}));var g;(function(e){e.method="workspace/diagnostic/refresh",e.messageDirection=o.MessageDirection.serverToClient,e.type=new o.ProtocolRequestType0(e.method),e.capabilities=o.CM.create("workspace.diagnostics.refreshSupport",void 0)})(g||(i.DiagnosticRefreshRequest=g={}))}});
// node_modules/vscode-languageserver-protocol/lib/common/protocol.notebook.js
var require_protocol_notebook=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.notebook.js"(a){"use strict";var T=a&&a.__createBinding||(Object.create?(function(e,i,u,o){o===void 0&&(o=u);var t=Object.getOwnPropertyDescriptor(i,u);(!t||("get"in t?!i.__esModule:t.writable||t.configurable))&&(t={enumerable:!0,get:function(){return i[u]}}),Object.defineProperty(e,o,t)}):(function(e,i,u,o){o===void 0&&(o=u),e[o]=i[u]})),C=a&&a.__setModuleDefault||(Object.create?(function(e,i){Object.defineProperty(e,"default",{enumerable:!0,value:i})}):function(e,i){e.default=i}),p=a&&a.__importStar||(function(){var e=function(i){return e=Object.getOwnPropertyNames||function(u){var o=[];for(var t in u)Object.prototype.hasOwnProperty.call(u,t)&&(o[o.length]=t);return o},e(i)};return function(i){if(i&&i.__esModule)return i;var u={};if(i!=null)for(var o=e(i),t=0;t<o.length;t++)o[t]!=="default"&&T(u,i,o[t]);return C(u,i),u}})();Object.defineProperty(a,"__esModule",{value:!0}),a.DidCloseNotebookDocumentNotification=a.DidSaveNotebookDocumentNotification=a.DidChangeNotebookDocumentNotification=a.NotebookCellArrayChange=a.DidOpenNotebookDocumentNotification=a.NotebookDocumentSyncRegistrationType=a.NotebookDocument=a.NotebookCell=a.ExecutionSummary=a.NotebookCellKind=void 0;var m=(init_main(),__toCommonJS(main_exports)),c=p(require_is3()),s=require_messages2(),y;(function(e){e.Markup=1,e.Code=2;function i(u){return u===1||u===2}e.is=i})(y||(a.NotebookCellKind=y={}));var g;(function(e){function i(t,r){const n={executionOrder:t};return(r===!0||r===!1)&&(n.success=r),n}e.create=i;function u(t){const r=t;return c.objectLiteral(r)&&m.uinteger.is(r.executionOrder)&&(r.success===void 0||c.boolean(r.success))}e.is=u;function o(t,r){return t===r?!0:t==null||r===null||r===void 0?!1:t.executionOrder===r.executionOrder&&t.success===r.success}e.equals=o})(g||(a.ExecutionSummary=g={}));var v;(function(e){function i(r,n){return{kind:r,document:n}}e.create=i;function u(r){const n=r;return c.objectLiteral(n)&&y.is(n.kind)&&m.DocumentUri.is(n.document)&&(n.metadata===void 0||c.objectLiteral(n.metadata))}e.is=u;function o(r,n){const d=new Set;return r.document!==n.document&&d.add("document"),r.kind!==n.kind&&d.add("kind"),r.executionSummary!==n.executionSummary&&d.add("executionSummary"),(r.metadata!==void 0||n.metadata!==void 0)&&!t(r.metadata,n.metadata)&&d.add("metadata"),(r.executionSummary!==void 0||n.executionSummary!==void 0)&&!g.equals(r.executionSummary,n.executionSummary)&&d.add("executionSummary"),d}e.diff=o;function t(r,n){if(r===n)return!0;if(r==null||n===null||n===void 0||typeof r!=typeof n||typeof r!="object")return!1;const d=Array.isArray(r),A=Array.isArray(n);if(d!==A)return!1;if(d&&A){if(r.length!==n.length)return!1;for(let l=0;l<r.length;l++)if(!t(r[l],n[l]))return!1}if(c.objectLiteral(r)&&c.objectLiteral(n)){const l=Object.keys(r),b=Object.keys(n);if(l.length!==b.length||(l.sort(),b.sort(),!t(l,b)))return!1;for(let _=0;_<l.length;_++){const P=l[_];if(!t(r[P],n[P]))return!1}}return!0}})(v||(a.NotebookCell=v={}));var j;(function(e){function i(o,t,r,n){return{uri:o,notebookType:t,version:r,cells:n}}e.create=i;function u(o){const t=o;return c.objectLiteral(t)&&c.string(t.uri)&&m.integer.is(t.version)&&c.typedArray(t.cells,v.is)}e.is=u})(j||(a.NotebookDocument=j={}));var f;(function(e){e.method="notebookDocument/sync",e.messageDirection=s.MessageDirection.clientToServer,e.type=new s.RegistrationType(e.method)})(f||(a.NotebookDocumentSyncRegistrationType=f={}));var S;(function(e){e.method="notebookDocument/didOpen",e.messageDirection=s.MessageDirection.clientToServer,e.type=new s.ProtocolNotificationType(e.method),e.registrationMethod=f.method})(S||(a.DidOpenNotebookDocumentNotification=S={}));var h;(function(e){function i(o){const t=o;return c.objectLiteral(t)&&m.uinteger.is(t.start)&&m.uinteger.is(t.deleteCount)&&(t.cells===void 0||c.typedArray(t.cells,v.is))}e.is=i;function u(o,t,r){const n={start:o,deleteCount:t};return r!==void 0&&(n.cells=r),n}e.create=u})(h||(a.NotebookCellArrayChange=h={}));var M;(function(e){e.method="notebookDocument/didChange",e.messageDirection=s.MessageDirection.clientToServer,e.type=new s.ProtocolNotificationType(e.method),e.registrationMethod=f.method})(M||(a.DidChangeNotebookDocumentNotification=M={}));var O;(function(e){e.method="notebookDocument/didSave",e.messageDirection=s.MessageDirection.clientToServer,e.type=new s.ProtocolNotificationType(e.method),e.registrationMethod=f.method})(O||(a.DidSaveNotebookDocumentNotification=O={}));var D;(function(e){e.method="notebookDocument/didClose",e.messageDirection=s.MessageDirection.clientToServer,e.type=new s.ProtocolNotificationType(e.method),e.registrationMethod=f.method})(D||(a.DidCloseNotebookDocumentNotification=D={}))}});
// node_modules/vscode-languageserver-protocol/lib/common/protocol.inlineCompletion.js
var require_protocol_inlineCompletion=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.inlineCompletion.js"(o){"use strict";Object.defineProperty(o,"__esModule",{value:!0}),o.InlineCompletionRequest=void 0;var i=require_messages2(),t;(function(e){e.method="textDocument/inlineCompletion",e.messageDirection=i.MessageDirection.clientToServer,e.type=new i.ProtocolRequestType(e.method),e.capabilities=i.CM.create("textDocument.inlineCompletion","inlineCompletionProvider")})(t||(o.InlineCompletionRequest=t={}))}});
// node_modules/vscode-languageserver-protocol/lib/common/protocol.textDocumentContent.js
var require_protocol_textDocumentContent=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.textDocumentContent.js"(t){"use strict";Object.defineProperty(t,"__esModule",{value:!0}),t.TextDocumentContentRefreshRequest=t.TextDocumentContentRequest=void 0;var o=require_messages2(),n;(function(e){e.method="workspace/textDocumentContent",e.messageDirection=o.MessageDirection.clientToServer,e.type=new o.ProtocolRequestType(e.method),e.capabilities=o.CM.create("workspace.textDocumentContent","workspace.textDocumentContent")})(n||(t.TextDocumentContentRequest=n={}));var r;(function(e){e.method="workspace/textDocumentContent/refresh",e.messageDirection=o.MessageDirection.serverToClient,e.type=new o.ProtocolRequestType(e.method)})(r||(t.TextDocumentContentRefreshRequest=r={}))}});
// node_modules/vscode-languageserver-protocol/lib/common/protocol.js
var require_protocol=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/protocol.js"(t){"use strict";var He=t&&t.__createBinding||(Object.create?(function(e,o,r,i){i===void 0&&(i=r);var c=Object.getOwnPropertyDescriptor(o,r);(!c||("get"in c?!o.__esModule:c.writable||c.configurable))&&(c={enumerable:!0,get:function(){return o[r]}}),Object.defineProperty(e,i,c)}):(function(e,o,r,i){i===void 0&&(i=r),e[i]=o[r]})),We=t&&t.__setModuleDefault||(Object.create?(function(e,o){Object.defineProperty(e,"default",{enumerable:!0,value:o})}):function(e,o){e.default=o}),Ee=t&&t.__importStar||(function(){var e=function(o){return e=Object.getOwnPropertyNames||function(r){var i=[];for(var c in r)Object.prototype.hasOwnProperty.call(r,c)&&(i[i.length]=c);return i},e(o)};return function(o){if(o&&o.__esModule)return o;var r={};if(o!=null)for(var i=e(o),c=0;c<i.length;c++)i[c]!=="default"&&He(r,o,i[c]);return We(r,o),r}})();Object.defineProperty(t,"__esModule",{value:!0}),t.CodeActionRequest=t.DocumentSymbolRequest=t.DocumentHighlightRequest=t.ReferencesRequest=t.DefinitionRequest=t.SignatureHelpRequest=t.SignatureHelpTriggerKind=t.HoverRequest=t.CompletionResolveRequest=t.CompletionRequest=t.CompletionTriggerKind=t.PublishDiagnosticsNotification=t.WatchKind=t.GlobPattern=t.RelativePattern=t.FileChangeType=t.DidChangeWatchedFilesNotification=t.WillSaveTextDocumentWaitUntilRequest=t.WillSaveTextDocumentNotification=t.TextDocumentSaveReason=t.DidSaveTextDocumentNotification=t.DidCloseTextDocumentNotification=t.DidChangeTextDocumentNotification=t.TextDocumentContentChangeEvent=t.DidOpenTextDocumentNotification=t.TextDocumentSyncKind=t.TelemetryEventNotification=t.LogMessageNotification=t.ShowMessageRequest=t.ShowMessageNotification=t.MessageType=t.DidChangeConfigurationNotification=t.ExitNotification=t.ShutdownRequest=t.InitializedNotification=t.InitializeErrorCodes=t.InitializeRequest=t.WorkDoneProgressOptions=t.TextDocumentRegistrationOptions=t.StaticRegistrationOptions=t.PositionEncodingKind=t.RegularExpressionEngineKind=t.FailureHandlingKind=t.ResourceOperationKind=t.UnregistrationRequest=t.RegistrationRequest=t.DocumentSelector=t.NotebookCellTextDocumentFilter=t.NotebookDocumentFilter=t.TextDocumentFilter=void 0,t.UniquenessLevel=t.WillDeleteFilesRequest=t.DidDeleteFilesNotification=t.WillRenameFilesRequest=t.DidRenameFilesNotification=t.WillCreateFilesRequest=t.DidCreateFilesNotification=t.FileOperationPatternKind=t.LinkedEditingRangeRequest=t.ShowDocumentRequest=t.SemanticTokensRegistrationType=t.SemanticTokensRefreshRequest=t.SemanticTokensRangeRequest=t.SemanticTokensDeltaRequest=t.SemanticTokensRequest=t.TokenFormat=t.CallHierarchyPrepareRequest=t.CallHierarchyOutgoingCallsRequest=t.CallHierarchyIncomingCallsRequest=t.WorkDoneProgressCancelNotification=t.WorkDoneProgressCreateRequest=t.WorkDoneProgress=t.SelectionRangeRequest=t.DeclarationRequest=t.FoldingRangeRefreshRequest=t.FoldingRangeRequest=t.ColorPresentationRequest=t.DocumentColorRequest=t.ConfigurationRequest=t.DidChangeWorkspaceFoldersNotification=t.WorkspaceFoldersRequest=t.TypeDefinitionRequest=t.ImplementationRequest=t.ApplyWorkspaceEditRequest=t.ExecuteCommandRequest=t.PrepareRenameRequest=t.RenameRequest=t.PrepareSupportDefaultBehavior=t.DocumentOnTypeFormattingRequest=t.DocumentRangesFormattingRequest=t.DocumentRangeFormattingRequest=t.DocumentFormattingRequest=t.DocumentLinkResolveRequest=t.DocumentLinkRequest=t.CodeLensRefreshRequest=t.CodeLensResolveRequest=t.CodeLensRequest=t.WorkspaceSymbolResolveRequest=t.WorkspaceSymbolRequest=t.CodeActionResolveRequest=void 0,t.TextDocumentContentRefreshRequest=t.TextDocumentContentRequest=t.InlineCompletionRequest=t.DidCloseNotebookDocumentNotification=t.DidSaveNotebookDocumentNotification=t.DidChangeNotebookDocumentNotification=t.NotebookCellArrayChange=t.DidOpenNotebookDocumentNotification=t.NotebookDocumentSyncRegistrationType=t.NotebookDocument=t.NotebookCell=t.ExecutionSummary=t.NotebookCellKind=t.DiagnosticRefreshRequest=t.WorkspaceDiagnosticRequest=t.DocumentDiagnosticRequest=t.DocumentDiagnosticReportKind=t.DiagnosticServerCancellationData=t.InlayHintRefreshRequest=t.InlayHintResolveRequest=t.InlayHintRequest=t.InlineValueRefreshRequest=t.InlineValueRequest=t.TypeHierarchySupertypesRequest=t.TypeHierarchySubtypesRequest=t.TypeHierarchyPrepareRequest=t.MonikerRequest=t.MonikerKind=void 0;var n=require_messages2(),q=(init_main(),__toCommonJS(main_exports)),a=Ee(require_is3()),Le=require_protocol_implementation();Object.defineProperty(t,"ImplementationRequest",{enumerable:!0,get:function(){return Le.ImplementationRequest}});var Ke=require_protocol_typeDefinition();Object.defineProperty(t,"TypeDefinitionRequest",{enumerable:!0,get:function(){return Ke.TypeDefinitionRequest}});var C=require_protocol_workspaceFolder();Object.defineProperty(t,"WorkspaceFoldersRequest",{enumerable:!0,get:function(){return C.WorkspaceFoldersRequest}}),Object.defineProperty(t,"DidChangeWorkspaceFoldersNotification",{enumerable:!0,get:function(){return C.DidChangeWorkspaceFoldersNotification}});var Ue=require_protocol_configuration();Object.defineProperty(t,"ConfigurationRequest",{enumerable:!0,get:function(){return Ue.ConfigurationRequest}});var p=require_protocol_colorProvider();Object.defineProperty(t,"DocumentColorRequest",{enumerable:!0,get:function(){return p.DocumentColorRequest}}),Object.defineProperty(t,"ColorPresentationRequest",{enumerable:!0,get:function(){return p.ColorPresentationRequest}});var _=require_protocol_foldingRange();Object.defineProperty(t,"FoldingRangeRequest",{enumerable:!0,get:function(){return _.FoldingRangeRequest}}),Object.defineProperty(t,"FoldingRangeRefreshRequest",{enumerable:!0,get:function(){return _.FoldingRangeRefreshRequest}});var ze=require_protocol_declaration();Object.defineProperty(t,"DeclarationRequest",{enumerable:!0,get:function(){return ze.DeclarationRequest}});var Ae=require_protocol_selectionRange();Object.defineProperty(t,"SelectionRangeRequest",{enumerable:!0,get:function(){return Ae.SelectionRangeRequest}});var d=require_protocol_progress();Object.defineProperty(t,"WorkDoneProgress",{enumerable:!0,get:function(){return d.WorkDoneProgress}}),Object.defineProperty(t,"WorkDoneProgressCreateRequest",{enumerable:!0,get:function(){return d.WorkDoneProgressCreateRequest}}),Object.defineProperty(t,"WorkDoneProgressCancelNotification",{enumerable:!0,get:function(){return d.WorkDoneProgressCancelNotification}});var g=require_protocol_callHierarchy();Object.defineProperty(t,"CallHierarchyIncomingCallsRequest",{enumerable:!0,get:function(){return g.CallHierarchyIncomingCallsRequest}}),Object.defineProperty(t,"CallHierarchyOutgoingCallsRequest",{enumerable:!0,get:function(){return g.CallHierarchyOutgoingCallsRequest}}),Object.defineProperty(t,"CallHierarchyPrepareRequest",{enumerable:!0,get:function(){return g.CallHierarchyPrepareRequest}});var s=require_protocol_semanticTokens();Object.defineProperty(t,"TokenFormat",{enumerable:!0,get:function(){return s.TokenFormat}}),Object.defineProperty(t,"SemanticTokensRequest",{enumerable:!0,get:function(){return s.SemanticTokensRequest}}),Object.defineProperty(t,"SemanticTokensDeltaRequest",{enumerable:!0,get:function(){return s.SemanticTokensDeltaRequest}}),Object.defineProperty(t,"SemanticTokensRangeRequest",{enumerable:!0,get:function(){return s.SemanticTokensRangeRequest}}),Object.defineProperty(t,"SemanticTokensRefreshRequest",{enumerable:!0,get:function(){return s.SemanticTokensRefreshRequest}}),Object.defineProperty(t,"SemanticTokensRegistrationType",{enumerable:!0,get:function(){return s.SemanticTokensRegistrationType}});var Ve=require_protocol_showDocument();Object.defineProperty(t,"ShowDocumentRequest",{enumerable:!0,get:function(){return Ve.ShowDocumentRequest}});var Be=require_protocol_linkedEditingRange();Object.defineProperty(t,"LinkedEditingRangeRequest",{enumerable:!0,get:function(){return Be.LinkedEditingRangeRequest}});var l=require_protocol_fileOperations();Object.defineProperty(t,"FileOperationPatternKind",{enumerable:!0,get:function(){return l.FileOperationPatternKind}}),Object.defineProperty(t,"DidCreateFilesNotification",{enumerable:!0,get:function(){return l.DidCreateFilesNotification}}),Object.defineProperty(t,"WillCreateFilesRequest",{enumerable:!0,get:function(){return l.WillCreateFilesRequest}}),Object.defineProperty(t,"DidRenameFilesNotification",{enumerable:!0,get:function(){return l.DidRenameFilesNotification}}),Object.defineProperty(t,"WillRenameFilesRequest",{enumerable:!0,get:function(){return l.WillRenameFilesRequest}}),Object.defineProperty(t,"DidDeleteFilesNotification",{enumerable:!0,get:function(){return l.DidDeleteFilesNotification}}),Object.defineProperty(t,"WillDeleteFilesRequest",{enumerable:!0,get:function(){return l.WillDeleteFilesRequest}});var f=require_protocol_moniker();Object.defineProperty(t,"UniquenessLevel",{enumerable:!0,get:function(){return f.UniquenessLevel}}),Object.defineProperty(t,"MonikerKind",{enumerable:!0,get:function(){return f.MonikerKind}}),Object.defineProperty(t,"MonikerRequest",{enumerable:!0,get:function(){return f.MonikerRequest}});var D=require_protocol_typeHierarchy();Object.defineProperty(t,"TypeHierarchyPrepareRequest",{enumerable:!0,get:function(){return D.TypeHierarchyPrepareRequest}}),Object.defineProperty(t,"TypeHierarchySubtypesRequest",{enumerable:!0,get:function(){return D.TypeHierarchySubtypesRequest}}),Object.defineProperty(t,"TypeHierarchySupertypesRequest",{enumerable:!0,get:function(){return D.TypeHierarchySupertypesRequest}});var S=require_protocol_inlineValue();Object.defineProperty(t,"InlineValueRequest",{enumerable:!0,get:function(){return S.InlineValueRequest}}),Object.defineProperty(t,"InlineValueRefreshRequest",{enumerable:!0,get:function(){return S.InlineValueRefreshRequest}});var y=require_protocol_inlayHint();Object.defineProperty(t,"InlayHintRequest",{enumerable:!0,get:function(){return y.InlayHintRequest}}),Object.defineProperty(t,"InlayHintResolveRequest",{enumerable:!0,get:function(){return y.InlayHintResolveRequest}}),Object.defineProperty(t,"InlayHintRefreshRequest",{enumerable:!0,get:function(){return y.InlayHintRefreshRequest}});var m=require_protocol_diagnostic();Object.defineProperty(t,"DiagnosticServerCancellationData",{enumerable:!0,get:function(){return m.DiagnosticServerCancellationData}}),Object.defineProperty(t,"DocumentDiagnosticReportKind",{enumerable:!0,get:function(){return m.DocumentDiagnosticReportKind}}),Object.defineProperty(t,"DocumentDiagnosticRequest",{enumerable:!0,get:function(){return m.DocumentDiagnosticRequest}}),Object.defineProperty(t,"WorkspaceDiagnosticRequest",{enumerable:!0,get:function(){return m.WorkspaceDiagnosticRequest}}),Object.defineProperty(t,"DiagnosticRefreshRequest",{enumerable:!0,get:function(){return m.DiagnosticRefreshRequest}});var u=require_protocol_notebook();Object.defineProperty(t,"NotebookCellKind",{enumerable:!0,get:function(){return u.NotebookCellKind}}),Object.defineProperty(t,"ExecutionSummary",{enumerable:!0,get:function(){return u.ExecutionSummary}}),Object.defineProperty(t,"NotebookCell",{enumerable:!0,get:function(){return u.NotebookCell}}),Object.defineProperty(t,"NotebookDocument",{enumerable:!0,get:function(){return u.NotebookDocument}}),Object.defineProperty(t,"NotebookDocumentSyncRegistrationType",{enumerable:!0,get:function(){return u.NotebookDocumentSyncRegistrationType}}),Object.defineProperty(t,"DidOpenNotebookDocumentNotification",{enumerable:!0,get:function(){return u.DidOpenNotebookDocumentNotification}}),Object.defineProperty(t,"NotebookCellArrayChange",{enumerable:!0,get:function(){return u.NotebookCellArrayChange}}),Object.defineProperty(t,"DidChangeNotebookDocumentNotification",{enumerable:!0,get:function(){return u.DidChangeNotebookDocumentNotification}}),Object.defineProperty(t,"DidSaveNotebookDocumentNotification",{enumerable:!0,get:function(){return u.DidSaveNotebookDocumentNotification}}),Object.defineProperty(t,"DidCloseNotebookDocumentNotification",{enumerable:!0,get:function(){return u.DidCloseNotebookDocumentNotification}});var Ge=require_protocol_inlineCompletion();Object.defineProperty(t,"InlineCompletionRequest",{enumerable:!0,get:function(){return Ge.InlineCompletionRequest}});var k=require_protocol_textDocumentContent();Object.defineProperty(t,"TextDocumentContentRequest",{enumerable:!0,get:function(){return k.TextDocumentContentRequest}}),Object.defineProperty(t,"TextDocumentContentRefreshRequest",{enumerable:!0,get:function(){return k.TextDocumentContentRefreshRequest}});var v;(function(e){function o(r){const i=r;return a.string(i)||a.string(i.language)||a.string(i.scheme)||T.is(i.pattern)}e.is=o})(v||(t.TextDocumentFilter=v={}));var b;(function(e){function o(r){const i=r;return a.objectLiteral(i)&&(a.string(i.notebookType)||a.string(i.scheme)||a.string(i.pattern))}e.is=o})(b||(t.NotebookDocumentFilter=b={}));var h;(function(e){function o(r){const i=r;return a.objectLiteral(i)&&(a.string(i.notebook)||b.is(i.notebook))&&(i.language===void 0||a.string(i.language))}e.is=o})(h||(t.NotebookCellTextDocumentFilter=h={}));var R;(function(e){function o(r){if(!Array.isArray(r))return!1;for(const i of r)if(!a.string(i)&&!v.is(i)&&!h.is(i))return!1;return!0}e.is=o})(R||(t.DocumentSelector=R={}));var w;(function(e){e.method="client/registerCapability",e.messageDirection=n.MessageDirection.serverToClient,e.type=new n.ProtocolRequestType(e.method)})(w||(t.RegistrationRequest=w={}));var O;(function(e){e.method="client/unregisterCapability",e.messageDirection=n.MessageDirection.serverToClient,e.type=new n.ProtocolRequestType(e.method)})(O||(t.UnregistrationRequest=O={}));var M;(function(e){e.Create="create",e.Rename="rename",e.Delete="delete"})(M||(t.ResourceOperationKind=M={}));var j;(function(e){e.Abort="abort",e.Transactional="transactional",e.TextOnlyTransactional="textOnlyTransactional",e.Undo="undo"})(j||(t.FailureHandlingKind=j={}));var N;(function(e){e.ES2020="ES2020"})(N||(t.RegularExpressionEngineKind=N={}));var F;(function(e){e.UTF8="utf-8",e.UTF16="utf-16",e.UTF32="utf-32"})(F||(t.PositionEncodingKind=F={}));var I;(function(e){function o(r){const i=r;return i&&a.string(i.id)&&i.id.length>0}e.hasId=o})(I||(t.StaticRegistrationOptions=I={}));var H;(function(e){function o(r){const i=r;return i&&(i.documentSelector===null||R.is(i.documentSelector))}e.is=o})(H||(t.TextDocumentRegistrationOptions=H={}));var W;(function(e){function o(i){const c=i;return a.objectLiteral(c)&&(c.workDoneProgress===void 0||a.boolean(c.workDoneProgress))}e.is=o;function r(i){const c=i;return c&&a.boolean(c.workDoneProgress)}e.hasWorkDoneProgress=r})(W||(t.WorkDoneProgressOptions=W={}));var E;(function(e){e.method="initialize",e.messageDirection=n.MessageDirection.clientToServer,e.type=new n.ProtocolRequestType(e.method)})(E||(t.InitializeRequest=E={}));var L;(function(e){e.unknownProtocolVersion=1})(L||(t.InitializeErrorCodes=L={}));var K;(function(e){e.method="initialized",e.messageDirection=n.MessageDirection.clientToServer,e.type=new n.ProtocolNotificationType(e.method)})(K||(t.InitializedNotification=K={}));var U;(function(e){e.method="shutdown",e.messageDirection=n.MessageDirection.clientToServer,e.type=new n.ProtocolRequestType0(e.method)})(U||(t.ShutdownRequest=U={}));var z;(function(e){e.method="exit",e.messageDirection=n.MessageDirection.clientToServer,e.type=new n.ProtocolNotificationType0(e.method)})(z||(t.ExitNotification=z={}));var A;(function(e){e.method="workspace/didChangeConfiguration",e.messageDirection=n.MessageDirection.clientToServer,e.type=new n.ProtocolNotificationType(e.method),e.capabilities=n.CM.create("workspace.didChangeConfiguration",void 0)})(A||(t.DidChangeConfigurationNotification=A={}));var V;(function(e){e.Error=1,e.Warning=2,e.Info=3,e.Log=4,e.Debug=5})(V||(t.MessageType=V={}));var B;(function(e){e.method="window/showMessage",e.messageDirection=n.MessageDirection.serverToClient,e.type=new n.ProtocolNotificationType(e.method),e.capabilities=n.CM.create("window.showMessage",void 0)})(B||(t.ShowMessageNotification=B={}));var G;(function(e){e.method="window/showMessageRequest",e.messageDirection=n.MessageDirection.serverToClient,e.type=new n.ProtocolRequestType(e.method),e.capabilities=n.CM.create("window.showMessage",void 0)})(G||(t.ShowMessageRequest=G={}));var J;(function(e){e.method="window/logMessage",e.messageDirection=n.MessageDirection.serverToClient,e.type=new n.ProtocolNotificationType(e.method)})(J||(t.LogMessageNotification=J={}));var Q;(function(e){e.method="telemetry/event",e.messageDirection=n.MessageDirection.serverToClient,e.type=new n.ProtocolNotificationType(e.method)})(Q||(t.TelemetryEventNotification=Q={}));var X;(function(e){e.None=0,e.Full=1,e.Incremental=2})(X||(t.TextDocumentSyncKind=X={}));var Y;(function(e){e.method="textDocument/didOpen",e.messageDirection=n.MessageDirection.clientToServer,e.type=new n.ProtocolNotificationType(e.method),e.capabilities=n.CM.create("textDocument.synchronization","textDocumentSync.openClose")})(Y||(t.DidOpenTextDocumentNotification=Y={}));var Z;(function(e){function o(i){const c=i;return c!=null&&typeof c.text=="string"&&c.range!==void 0&&(c.rangeLength===void 0||typeof c.rangeLength=="number")}e.isIncremental=o;function r(i){const c=i;return c!=null&&typeof c.text=="string"&&c.range===void 0&&c.rangeLength===void 0}e.isFull=r})(Z||(t.TextDocumentContentChangeEvent=Z={}));var $;(function(e){e.method="textDocument/didChange",e.messageDirection=n.MessageDirection.clientToServer,e.type=new n.ProtocolNotificationType(e.method),e.capabilities=n.CM.create("textDocument.synchronization","textDocumentSync")})($||(t.DidChangeTextDocumentNotification=$={}));var x;(function(e){e.method="textDocument/didClose",e.messageDirection=n.MessageDirection.clientToServer,e.type=new n.ProtocolNotificationType(e.method),e.capabilities=n.CM.create("textDocument.synchronization","textDocumentSync.openClose")})(x||(t.DidCloseTextDocumentNotification=x={}));var ee;(function(e){e.method="textDocument/didSave",e.messageDirection=n.MessageDirection.clientToServer,e.type=new n.ProtocolNotificationType(e.method),e.capabilities=n.CM.create("textDocument.synchronization.didSave","textDocumentSync.save")})(ee||(t.DidSaveTextDocumentNotification=ee={}));var te;(function(e){e.Manual=1,e.AfterDelay=2,e.FocusOut=3})(te||(t.TextDocumentSaveReason=te={}));var ne;(function(e){e.method="textDocument/willSave",e.messageDirection=n.MessageDirection.clientToServer,e.type=new n.ProtocolNotificationType(e.method),e.capabilities=n.CM.create("textDocument.synchronization.willSave","textDocumentSync.willSave")})(ne||(t.WillSaveTextDocumentNotification=ne={}));var ie;(function(e){e.method="textDocument/willSaveWaitUntil",e.messageDirection=n.MessageDirection.clientToServer,e.type=new n.ProtocolRequestType(e.method),e.capabilities=n.CM.create("textDocument.synchronization.willSaveWaitUntil","textDocumentSync.willSaveWaitUntil")})(ie||(t.WillSaveTextDocumentWaitUntilRequest=ie={}));var oe;(function(e){e.method="workspace/didChangeWatchedFiles",e.messageDirection=n.MessageDirection.clientToServer,e.type=new n.ProtocolNotificationType(e.method),e.capabilities=n.CM.create("workspace.didChangeWatchedFiles",void 0)})(oe||(t.DidChangeWatchedFilesNotification=oe={}));var re;(function(e){e.Created=1,e.Changed=2,e.Deleted=3})(re||(t.FileChangeType=re={}));var P;(function(e){function o(r){const i=r;return a.objectLiteral(i)&&(q.URI.is(i.baseUri)||q.WorkspaceFolder.is(i.baseUri))&&a.string(i.pattern)}e.is=o})(P||(t.RelativePattern=P={}));var T;(function(e){function o(r){const i=r;return a.string(i)||P.is(i)}e.is=o})(T||(t.GlobPattern=T={}));var ce;(function(e){e.Create=1,e.Change=2,e.Delete=4})(ce||(t.WatchKind=ce={}));var ae;(function(e){e.method="textDocument/publishDiagnostics",e.messageDirection=n.MessageDirection.serverToClient,e.type=new n.ProtocolNotificationType(e.method),e.capabilities=n.CM.create("textDocument.publishDiagnostics",void 0)})(ae||(t.PublishDiagnosticsNotification=ae={}));var ue;(function(e){e.Invoked=1,e.TriggerCharacter=2,e.TriggerForIncompleteCompletions=3})(ue||(t.CompletionTriggerKind=ue={}));var le;(function(e){e.method="textDocument/completion",e.messageDirection=n.MessageDirection.clientToServer,e.type=new n.ProtocolRequestType(e.method),e.capabilities=n.CM.create("textDocument.completion","completionProvider")})(le||(t.CompletionRequest=le={}));var se;(function(e){e.method="completionItem/resolve",e.messageDirection=n.MessageDirection.clientToServer,e.type=new n.ProtocolRequestType(e.method),e.capabilities=n.CM.create("textDocument.completion.completionItem.resolveSupport","completionProvider.resolveProvider")})(se||(t.CompletionResolveRequest=se={}));var me;(function(e){e.method="textDocument/hover",e.messageDirection=n.MessageDirection.clientToServer,e.type=new n.ProtocolRequestType(e.method),e.capabilities=n.CM.create("textDocument.hover","hoverProvider")})(me||(t.HoverRequest=me={}));var de;(function(e){e.Invoked=1,e.TriggerCharacter=2,e.ContentChange=3})(de||(t.SignatureHelpTriggerKind=de={}));var ge;(function(e){e.method="textDocument/signatureHelp",e.messageDirection=n.MessageDirection.clientToServer,e.type=new n.ProtocolRequestType(e.method),e.capabilities=n.CM.create("textDocument.signatureHelp","signatureHelpProvider")})(ge||(t.SignatureHelpRequest=ge={}));var fe;(function(e){e.method="textDocument/definition",e.messageDirection=n.MessageDirection.clientToServer,e.type=new n.ProtocolRequestType(e.method),e.capabilities=n.CM.create("textDocument.definition","definitionProvider")})(fe||(t.DefinitionRequest=fe={}));var De;(function(e){e.method="textDocument/references",e.messageDirection=n.MessageDirection.clientToServer,e.type=new n.ProtocolRequestType(e.method),e.capabilities=n.CM.create("textDocument.references","referencesProvider")})(De||(t.ReferencesRequest=De={}));var ye;(function(e){e.method="textDocument/documentHighlight",e.messageDirection=n.MessageDirection.clientToServer,e.type=new n.ProtocolRequestType(e.method),e.capabilities=n.CM.create("textDocument.documentHighlight","documentHighlightProvider")})(ye||(t.DocumentHighlightRequest=ye={}));var ve;(function(e){e.method="textDocument/documentSymbol",e.messageDirection=n.MessageDirection.clientToServer,e.type=new n.ProtocolRequestType(e.method),e.capabilities=n.CM.create("textDocument.documentSymbol","documentSymbolProvider")})(ve||(t.DocumentSymbolRequest=ve={}));var be;(function(e){e.method="textDocument/codeAction",e.messageDirection=n.MessageDirection.clientToServer,e.type=new n.ProtocolRequestType(e.method),e.capabilities=n.CM.create("textDocument.codeAction","codeActionProvider")})(be||(t.CodeActionRequest=be={}));var he;(function(e){e.method="codeAction/resolve",e.messageDirection=n.MessageDirection.clientToServer,e.type=new n.ProtocolRequestType(e.method),e.capabilities=n.CM.create("textDocument.codeAction.resolveSupport","codeActionProvider.resolveProvider")})(he||(t.CodeActionResolveRequest=he={}));var Re;(function(e){e.method="workspace/symbol",e.messageDirection=n.MessageDirection.clientToServer,e.type=new n.ProtocolRequestType(e.method),e.capabilities=n.CM.create("workspace.symbol","workspaceSymbolProvider")})(Re||(t.WorkspaceSymbolRequest=Re={}));var Pe;(function(e){e.method="workspaceSymbol/resolve",e.messageDirection=n.MessageDirection.clientToServer,e.type=new n.ProtocolRequestType(e.method),e.capabilities=n.CM.create("workspace.symbol.resolveSupport","workspaceSymbolProvider.resolveProvider")})(Pe||(t.WorkspaceSymbolResolveRequest=Pe={}));var Te;(function(e){e.method="textDocument/codeLens",e.messageDirection=n.MessageDirection.clientToServer,e.type=new n.ProtocolRequestType(e.method),e.capabilities=n.CM.create("textDocument.codeLens","codeLensProvider")})(Te||(t.CodeLensRequest=Te={}));var qe;(function(e){e.method="codeLens/resolve",e.messageDirection=n.MessageDirection.clientToServer,e.type=new n.ProtocolRequestType(e.method),e.capabilities=n.CM.create("textDocument.codeLens.resolveSupport","codeLensProvider.resolveProvider")})(qe||(t.CodeLensResolveRequest=qe={}));var Ce;(function(e){e.method="workspace/codeLens/refresh",e.messageDirection=n.MessageDirection.serverToClient,e.type=new n.ProtocolRequestType0(e.method),e.capabilities=n.CM.create("workspace.codeLens",void 0)})(Ce||(t.CodeLensRefreshRequest=Ce={}));var pe;(function(e){e.method="textDocument/documentLink",e.messageDirection=n.MessageDirection.clientToServer,e.type=new n.ProtocolRequestType(e.method),e.capabilities=n.CM.create("textDocument.documentLink","documentLinkProvider")})(pe||(t.DocumentLinkRequest=pe={}));var _e;(function(e){e.method="documentLink/resolve",e.messageDirection=n.MessageDirection.clientToServer,e.type=new n.ProtocolRequestType(e.method),e.capabilities=n.CM.create("textDocument.documentLink","documentLinkProvider.resolveProvider")})(_e||(t.DocumentLinkResolveRequest=_e={}));var Se;(function(e){e.method="textDocument/formatting",e.messageDirection=n.MessageDirection.clientToServer,e.type=new n.ProtocolRequestType(e.method),e.capabilities=n.CM.create("textDocument.formatting","documentFormattingProvider")})(Se||(t.DocumentFormattingRequest=Se={}));var ke;(function(e){e.method="textDocument/rangeFormatting",e.messageDirection=n.MessageDirection.clientToServer,e.type=new n.ProtocolRequestType(e.method),e.capabilities=n.CM.create("textDocument.rangeFormatting","documentRangeFormattingProvider")})(ke||(t.DocumentRangeFormattingRequest=ke={}));var we;(function(e){e.method="textDocument/rangesFormatting",e.messageDirection=n.MessageDirection.clientToServer,e.type=new n.ProtocolRequestType(e.method),e.capabilities=n.CM.create("textDocument.rangeFormatting.rangesSupport","documentRangeFormattingProvider.rangesSupport")})(we||(t.DocumentRangesFormattingRequest=we={}));var Oe;(function(e){e.method="textDocument/onTypeFormatting",e.messageDirection=n.MessageDirection.clientToServer,e.type=new n.ProtocolRequestType(e.method),e.capabilities=n.CM.create("textDocument.onTypeFormatting","documentOnTypeFormattingProvider")})(Oe||(t.DocumentOnTypeFormattingRequest=Oe={}));var Me;(function(e){e.Identifier=1})(Me||(t.PrepareSupportDefaultBehavior=Me={}));var je;(function(e){e.method="textDocument/rename",e.messageDirection=n.MessageDirection.clientToServer,e.type=new n.ProtocolRequestType(e.method),e.capabilities=n.CM.create("textDocument.rename","renameProvider")})(je||(t.RenameRequest=je={}));var Ne;(function(e){e.method="textDocument/prepareRename",e.messageDirection=n.MessageDirection.clientToServer,e.type=new n.ProtocolRequestType(e.method),e.capabilities=n.CM.create("textDocument.rename.prepareSupport","renameProvider.prepareProvider")})(Ne||(t.PrepareRenameRequest=Ne={}));var Fe;(function(e){e.method="workspace/executeCommand",e.messageDirection=n.MessageDirection.clientToServer,e.type=new n.ProtocolRequestType(e.method),e.capabilities=n.CM.create("workspace.executeCommand","executeCommandProvider")})(Fe||(t.ExecuteCommandRequest=Fe={}));var Ie;(function(e){e.method="workspace/applyEdit",e.messageDirection=n.MessageDirection.serverToClient,e.type=new n.ProtocolRequestType("workspace/applyEdit"),e.capabilities=n.CM.create("workspace.applyEdit",void 0)})(Ie||(t.ApplyWorkspaceEditRequest=Ie={}))}});
// node_modules/vscode-languageserver-protocol/lib/common/connection.js
var require_connection2=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/connection.js"(o){"use strict";Object.defineProperty(o,"__esModule",{value:!0}),o.createProtocolConnection=c;var n=require_api();function c(r,t,i,e){return n.ConnectionStrategy.is(e)&&(e={connectionStrategy:e}),(0,n.createMessageConnection)(r,t,i,e)}}});
// node_modules/vscode-languageserver-protocol/lib/common/api.js
var require_api2=__commonJS({"node_modules/vscode-languageserver-protocol/lib/common/api.js"(e){"use strict";var u=e&&e.__createBinding||(Object.create?(function(n,t,r,i){i===void 0&&(i=r);var o=Object.getOwnPropertyDescriptor(t,r);(!o||("get"in o?!t.__esModule:o.writable||o.configurable))&&(o={enumerable:!0,get:function(){return t[r]}}),Object.defineProperty(n,i,o)}):(function(n,t,r,i){i===void 0&&(i=r),n[i]=t[r]})),c=e&&e.__exportStar||function(n,t){for(var r in n)r!=="default"&&!Object.prototype.hasOwnProperty.call(t,r)&&u(t,n,r)};Object.defineProperty(e,"__esModule",{value:!0}),e.LSPErrorCodes=e.createProtocolConnection=void 0,c(require_api(),e),c((init_main(),__toCommonJS(main_exports)),e),c(require_messages2(),e),c(require_protocol(),e);var l=require_connection2();Object.defineProperty(e,"createProtocolConnection",{enumerable:!0,get:function(){return l.createProtocolConnection}});var a;(function(n){n.lspReservedErrorRangeStart=-32899,n.RequestFailed=-32803,n.ServerCancelled=-32802,n.ContentModified=-32801,n.RequestCancelled=-32800,n.lspReservedErrorRangeEnd=-32800})(a||(e.LSPErrorCodes=a={}))}});
// node_modules/vscode-languageserver/lib/common/utils/uuid.js
var require_uuid=__commonJS({"node_modules/vscode-languageserver/lib/common/utils/uuid.js"(r){"use strict";Object.defineProperty(r,"__esModule",{value:!0}),r.empty=void 0,r.v4=o,r.isUUID=d,r.parse=i,r.generateUuid=u;var a=class{_value;constructor(n){this._value=n}asHex(){return this._value}equals(n){return this.asHex()===n.asHex()}},m=class e extends a{static _chars=["0","1","2","3","4","5","6","6","7","8","9","a","b","c","d","e","f"];static _timeHighBits=["8","9","a","b"];static _oneOf(t){return t[Math.floor(t.length*Math.random())]}static _randomHex(){return e._oneOf(e._chars)}constructor(){super([e._randomHex(),e._randomHex(),e._randomHex(),e._randomHex(),e._randomHex(),e._randomHex(),e._randomHex(),e._randomHex(),"-",e._randomHex(),e._randomHex(),e._randomHex(),e._randomHex(),"-","4",e._randomHex(),e._randomHex(),e._randomHex(),"-",e._oneOf(e._timeHighBits),e._randomHex(),e._randomHex(),e._randomHex(),"-",e._randomHex(),e._randomHex(),e._randomHex(),e._randomHex(),e._randomHex(),e._randomHex(),e._randomHex(),e._randomHex(),e._randomHex(),e._randomHex(),e._randomHex(),e._randomHex()].join(""))}};r.empty=new a("00000000-0000-0000-0000-000000000000");function o(){return new m}var H=/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;function d(n){return H.test(n)}function i(n){if(!d(n))throw new Error("invalid uuid");return new a(n)}function u(){return o().asHex()}}});
// node_modules/vscode-languageserver/lib/common/progress.js
var require_progress=__commonJS({"node_modules/vscode-languageserver/lib/common/progress.js"(s){"use strict";Object.defineProperty(s,"__esModule",{value:!0}),s.ProgressFeature=s.WorkDoneProgressReporter=void 0,s.attachWorkDone=_,s.attachPartialResult=v;var t=require_api2(),g=require_uuid(),l;(function(r){function e(o){return o instanceof c}r.isNullInstance=e})(l||(s.WorkDoneProgressReporter=l={}));var i=class a{_connection;_token;static Instances=new Map;constructor(e,o){this._connection=e,this._token=o,a.Instances.set(this._token,this)}begin(e,o,n,f){const p={kind:"begin",title:e,message:n,cancellable:f};typeof o=="number"&&(p.percentage=Math.round(o)),this._connection.sendProgress(t.WorkDoneProgress.type,this._token,p)}report(e,o){const n={kind:"report"};typeof e=="number"?(n.percentage=Math.round(e),o!==void 0&&(n.message=o)):n.message=e,this._connection.sendProgress(t.WorkDoneProgress.type,this._token,n)}done(){a.Instances.delete(this._token),this._connection.sendProgress(t.WorkDoneProgress.type,this._token,{kind:"end"})}},k=class extends i{_source;constructor(r,e){super(r,e),this._source=new t.CancellationTokenSource}get token(){return this._source.token}done(){this._source.dispose(),super.done()}cancel(){this._source.cancel()}},c=class{constructor(){}begin(){}report(){}done(){}},d=class extends c{_source;constructor(){super(),this._source=new t.CancellationTokenSource}get token(){return this._source.token}done(){this._source.dispose()}cancel(){this._source.cancel()}};function _(r,e){if(e===void 0||e.workDoneToken===void 0)return new c;const o=e.workDoneToken;return delete e.workDoneToken,new i(r,o)}var h=r=>class extends r{_progressSupported;constructor(){super(),this._progressSupported=!1}initialize(e){super.initialize(e),e?.window?.workDoneProgress===!0&&(this._progressSupported=!0,this.connection.onNotification(t.WorkDoneProgressCancelNotification.type,o=>{const n=i.Instances.get(o.token);(n instanceof k||n instanceof d)&&n.cancel()}))}attachWorkDoneProgress(e){return e===void 0?new c:new i(this.connection,e)}createWorkDoneProgress(){if(this._progressSupported){const e=(0,g.generateUuid)();return this.connection.sendRequest(t.WorkDoneProgressCreateRequest.type,{token:e}).then(()=>new k(this.connection,e))}else return Promise.resolve(new d)}};s.ProgressFeature=h;var u;(function(r){r.type=new t.ProgressType})(u||(u={}));var P=class{_connection;_token;constructor(r,e){this._connection=r,this._token=e}report(r){this._connection.sendProgress(u.type,this._token,r)}};function v(r,e){if(e===void 0||e.partialResultToken===void 0)return;const o=e.partialResultToken;return delete e.partialResultToken,new P(r,o)}}});
// node_modules/vscode-languageserver/lib/common/configuration.js
var require_configuration=__commonJS({"node_modules/vscode-languageserver/lib/common/configuration.js"(u){"use strict";var a=u&&u.__createBinding||(Object.create?(function(i,e,t,r){r===void 0&&(r=t);var n=Object.getOwnPropertyDescriptor(e,t);(!n||("get"in n?!e.__esModule:n.writable||n.configurable))&&(n={enumerable:!0,get:function(){return e[t]}}),Object.defineProperty(i,r,n)}):(function(i,e,t,r){r===void 0&&(r=t),i[r]=e[t]})),o=u&&u.__setModuleDefault||(Object.create?(function(i,e){Object.defineProperty(i,"default",{enumerable:!0,value:e})}):function(i,e){i.default=e}),f=u&&u.__importStar||(function(){var i=function(e){return i=Object.getOwnPropertyNames||function(t){var r=[];for(var n in t)Object.prototype.hasOwnProperty.call(t,n)&&(r[r.length]=n);return r},i(e)};return function(e){if(e&&e.__esModule)return e;var t={};if(e!=null)for(var r=i(e),n=0;n<r.length;n++)r[n]!=="default"&&a(t,e,r[n]);return o(t,e),t}})();Object.defineProperty(u,"__esModule",{value:!0}),u.ConfigurationFeature=void 0;var c=require_api2(),s=f(require_is()),l=i=>class extends i{getConfiguration(e){return e?s.string(e)?this._getConfiguration({section:e}):this._getConfiguration(e):this._getConfiguration({})}_getConfiguration(e){const t={items:Array.isArray(e)?e:[e]};return this.connection.sendRequest(c.ConfigurationRequest.type,t).then(r=>Array.isArray(r)?Array.isArray(e)?r:r[0]:Array.isArray(e)?[]:null)}};u.ConfigurationFeature=l}});
// node_modules/vscode-languageserver/lib/common/workspaceFolder.js
var require_workspaceFolder=__commonJS({"node_modules/vscode-languageserver/lib/common/workspaceFolder.js"(i){"use strict";Object.defineProperty(i,"__esModule",{value:!0}),i.WorkspaceFoldersFeature=void 0;var r=require_api2(),s=t=>class extends t{_onDidChangeWorkspaceFolders;_unregistration;_notificationIsAutoRegistered;constructor(){super(),this._notificationIsAutoRegistered=!1}initialize(e){super.initialize(e);const o=e.workspace;o&&o.workspaceFolders&&(this._onDidChangeWorkspaceFolders=new r.Emitter,this.connection.onNotification(r.DidChangeWorkspaceFoldersNotification.type,n=>{this._onDidChangeWorkspaceFolders.fire(n.event)}))}fillServerCapabilities(e){super.fillServerCapabilities(e);const o=e.workspace?.workspaceFolders?.changeNotifications;this._notificationIsAutoRegistered=o===!0||typeof o=="string"}getWorkspaceFolders(){return this.connection.sendRequest(r.WorkspaceFoldersRequest.type)}get onDidChangeWorkspaceFolders(){if(!this._onDidChangeWorkspaceFolders)throw new Error("Client doesn't support sending workspace folder change events.");return!this._notificationIsAutoRegistered&&!this._unregistration&&(this._unregistration=this.connection.client.register(r.DidChangeWorkspaceFoldersNotification.type)),this._onDidChangeWorkspaceFolders.event}};i.WorkspaceFoldersFeature=s}});
// node_modules/vscode-languageserver/lib/common/callHierarchy.js
var require_callHierarchy=__commonJS({"node_modules/vscode-languageserver/lib/common/callHierarchy.js"(o){"use strict";Object.defineProperty(o,"__esModule",{value:!0}),o.CallHierarchyFeature=void 0;var a=require_api2(),l=s=>class extends s{get callHierarchy(){return{onPrepare:t=>this.connection.onRequest(a.CallHierarchyPrepareRequest.type,(r,e)=>t(r,e,this.attachWorkDoneProgress(r),void 0)),onIncomingCalls:t=>{const r=a.CallHierarchyIncomingCallsRequest.type;return this.connection.onRequest(r,(e,n)=>t(e,n,this.attachWorkDoneProgress(e),this.attachPartialResultProgress(r,e)))},onOutgoingCalls:t=>{const r=a.CallHierarchyOutgoingCallsRequest.type;return this.connection.onRequest(r,(e,n)=>t(e,n,this.attachWorkDoneProgress(e),this.attachPartialResultProgress(r,e)))}}}};o.CallHierarchyFeature=l}});
// node_modules/vscode-languageserver/lib/common/semanticTokens.js
var require_semanticTokens=__commonJS({"node_modules/vscode-languageserver/lib/common/semanticTokens.js"(l){"use strict";Object.defineProperty(l,"__esModule",{value:!0}),l.SemanticTokensBuilder=l.SemanticTokensDiff=l.SemanticTokensFeature=void 0;var D=require_api2(),p=d=>class extends d{get semanticTokens(){return{refresh:()=>this.connection.sendRequest(D.SemanticTokensRefreshRequest.type),on:t=>{const e=D.SemanticTokensRequest.type;return this.connection.onRequest(e,(n,s)=>t(n,s,this.attachWorkDoneProgress(n),this.attachPartialResultProgress(e,n)))},onDelta:t=>{const e=D.SemanticTokensDeltaRequest.type;return this.connection.onRequest(e,(n,s)=>t(n,s,this.attachWorkDoneProgress(n),this.attachPartialResultProgress(e,n)))},onRange:t=>{const e=D.SemanticTokensRangeRequest.type;return this.connection.onRequest(e,(n,s)=>t(n,s,this.attachWorkDoneProgress(n),this.attachPartialResultProgress(e,n)))}}}};l.SemanticTokensFeature=p;var S=class{originalSequence;modifiedSequence;constructor(d,t){this.originalSequence=d,this.modifiedSequence=t}computeDiff(){const d=this.originalSequence.length,t=this.modifiedSequence.length;let e=0;for(;e<t&&e<d&&this.originalSequence[e]===this.modifiedSequence[e];)e++;if(e<t&&e<d){let n=d-1,s=t-1;for(;n>=e&&s>=e&&this.originalSequence[n]===this.modifiedSequence[s];)n--,s--;(n<e||s<e)&&(n++,s++);const a=n-e+1,o=this.modifiedSequence.slice(e,s+1);return o.length===1&&o[0]===this.originalSequence[n]?[{start:e,deleteCount:a-1}]:[{start:e,deleteCount:a,data:o}]}else return e<t?[{start:e,deleteCount:0,data:this.modifiedSequence.slice(e)}]:e<d?[{start:e,deleteCount:d-e}]:[]}};l.SemanticTokensDiff=S;var m=class v{_id;_prevLine;_prevChar;_dataIsSortedAndDeltaEncoded;_data;_dataNonDelta;_dataLen;_prevData;constructor(){this._prevData=void 0,this.initialize()}initialize(){this._id=Date.now(),this._prevLine=0,this._prevChar=0,this._data=[],this._dataNonDelta=[],this._dataLen=0,this._dataIsSortedAndDeltaEncoded=!0}push(t,e,n,s,a){this._dataIsSortedAndDeltaEncoded&&(t<this._prevLine||t===this._prevLine&&e<this._prevChar)&&(this._dataIsSortedAndDeltaEncoded=!1,this._dataNonDelta=v._deltaDecode(this._data));let o=t,i=e;this._dataIsSortedAndDeltaEncoded&&this._dataLen>0&&(o-=this._prevLine,o===0&&(i-=this._prevChar));const r=this._dataIsSortedAndDeltaEncoded?this._data:this._dataNonDelta;r[this._dataLen++]=o,r[this._dataLen++]=i,r[this._dataLen++]=n,r[this._dataLen++]=s,r[this._dataLen++]=a,this._prevLine=t,this._prevChar=e}get id(){return this._id.toString()}static _deltaDecode(t){const e=t.length/5|0;let n=0,s=0;const a=[];for(let o=0;o<e;o++){const i=5*o;let r=t[i],c=t[i+1];r===0?(r=n,c+=s):r+=n;const h=t[i+2],u=t[i+3],_=t[i+4];a[i+0]=r,a[i+1]=c,a[i+2]=h,a[i+3]=u,a[i+4]=_,n=r,s=c}return a}static _sortAndDeltaEncode(t){const e=[],n=t.length/5|0;for(let i=0;i<n;i++)e[i]=i;e.sort((i,r)=>{const c=t[5*i],h=t[5*r];if(c===h){const u=t[5*i+1],_=t[5*r+1];return u-_}return c-h});const s=[];let a=0,o=0;for(let i=0;i<n;i++){const r=5*e[i],c=t[r+0],h=t[r+1],u=t[r+2],_=t[r+3],k=t[r+4],g=c-a,q=g===0?h-o:h,f=5*i;s[f+0]=g,s[f+1]=q,s[f+2]=u,s[f+3]=_,s[f+4]=k,a=c,o=h}return s}getFinalDataDelta(){return this._dataIsSortedAndDeltaEncoded?this._data:v._sortAndDeltaEncode(this._dataNonDelta)}previousResult(t){this.id===t?this._prevData=this.getFinalDataDelta():this._prevData=void 0,this.initialize()}build(){return this._prevData=void 0,{resultId:this.id,data:this.getFinalDataDelta()}}canBuildEdits(){return this._prevData!==void 0}buildEdits(){return this._prevData!==void 0?{resultId:this.id,edits:new S(this._prevData,this.getFinalDataDelta()).computeDiff()}:this.build()}};l.SemanticTokensBuilder=m}});
// node_modules/vscode-languageserver/lib/common/showDocument.js
var require_showDocument=__commonJS({"node_modules/vscode-languageserver/lib/common/showDocument.js"(e){"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.ShowDocumentFeature=void 0;var o=require_api2(),u=t=>class extends t{showDocument(r){return this.connection.sendRequest(o.ShowDocumentRequest.type,r)}};e.ShowDocumentFeature=u}});
// node_modules/vscode-languageserver/lib/common/fileOperations.js
var require_fileOperations=__commonJS({"node_modules/vscode-languageserver/lib/common/fileOperations.js"(o){"use strict";Object.defineProperty(o,"__esModule",{value:!0}),o.FileOperationsFeature=void 0;var t=require_api2(),r=l=>class extends l{onDidCreateFiles(e){return this.connection.onNotification(t.DidCreateFilesNotification.type,i=>e(i))}onDidRenameFiles(e){return this.connection.onNotification(t.DidRenameFilesNotification.type,i=>e(i))}onDidDeleteFiles(e){return this.connection.onNotification(t.DidDeleteFilesNotification.type,i=>e(i))}onWillCreateFiles(e){return this.connection.onRequest(t.WillCreateFilesRequest.type,(i,n)=>e(i,n))}onWillRenameFiles(e){return this.connection.onRequest(t.WillRenameFilesRequest.type,(i,n)=>e(i,n))}onWillDeleteFiles(e){return this.connection.onRequest(t.WillDeleteFilesRequest.type,(i,n)=>e(i,n))}};o.FileOperationsFeature=r}});
// node_modules/vscode-languageserver/lib/common/linkedEditingRange.js
var require_linkedEditingRange=__commonJS({"node_modules/vscode-languageserver/lib/common/linkedEditingRange.js"(e){"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.LinkedEditingRangeFeature=void 0;var i=require_api2(),t=r=>class extends r{onLinkedEditingRange(d){return this.connection.onRequest(i.LinkedEditingRangeRequest.type,(n,a)=>d(n,a,this.attachWorkDoneProgress(n),void 0))}};e.LinkedEditingRangeFeature=t}});
// node_modules/vscode-languageserver/lib/common/typeHierarchy.js
var require_typeHierarchy=__commonJS({"node_modules/vscode-languageserver/lib/common/typeHierarchy.js"(o){"use strict";Object.defineProperty(o,"__esModule",{value:!0}),o.TypeHierarchyFeature=void 0;var s=require_api2(),u=c=>class extends c{get typeHierarchy(){return{onPrepare:t=>this.connection.onRequest(s.TypeHierarchyPrepareRequest.type,(r,e)=>t(r,e,this.attachWorkDoneProgress(r),void 0)),onSupertypes:t=>{const r=s.TypeHierarchySupertypesRequest.type;return this.connection.onRequest(r,(e,n)=>t(e,n,this.attachWorkDoneProgress(e),this.attachPartialResultProgress(r,e)))},onSubtypes:t=>{const r=s.TypeHierarchySubtypesRequest.type;return this.connection.onRequest(r,(e,n)=>t(e,n,this.attachWorkDoneProgress(e),this.attachPartialResultProgress(r,e)))}}}};o.TypeHierarchyFeature=u}});
// node_modules/vscode-languageserver/lib/common/inlineValue.js
var require_inlineValue=__commonJS({"node_modules/vscode-languageserver/lib/common/inlineValue.js"(e){"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.InlineValueFeature=void 0;var n=require_api2(),u=t=>class extends t{get inlineValue(){return{refresh:()=>this.connection.sendRequest(n.InlineValueRefreshRequest.type),on:l=>this.connection.onRequest(n.InlineValueRequest.type,(r,i)=>l(r,i,this.attachWorkDoneProgress(r)))}}};e.InlineValueFeature=u}});
// node_modules/vscode-languageserver/lib/common/foldingRange.js
var require_foldingRange=__commonJS({"node_modules/vscode-languageserver/lib/common/foldingRange.js"(e){"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.FoldingRangeFeature=void 0;var r=require_api2(),o=s=>class extends s{get foldingRange(){return{refresh:()=>this.connection.sendRequest(r.FoldingRangeRefreshRequest.type),on:a=>{const t=r.FoldingRangeRequest.type;return this.connection.onRequest(t,(n,g)=>a(n,g,this.attachWorkDoneProgress(n),this.attachPartialResultProgress(t,n)))}}}};e.FoldingRangeFeature=o}});
// node_modules/vscode-languageserver/lib/common/inlayHint.js
var require_inlayHint=__commonJS({"node_modules/vscode-languageserver/lib/common/inlayHint.js"(n){"use strict";Object.defineProperty(n,"__esModule",{value:!0}),n.InlayHintFeature=void 0;var t=require_api2(),o=s=>class extends s{get inlayHint(){return{refresh:()=>this.connection.sendRequest(t.InlayHintRefreshRequest.type),on:r=>this.connection.onRequest(t.InlayHintRequest.type,(e,i)=>r(e,i,this.attachWorkDoneProgress(e))),resolve:r=>this.connection.onRequest(t.InlayHintResolveRequest.type,(e,i)=>r(e,i))}}};n.InlayHintFeature=o}});
// node_modules/vscode-languageserver/lib/common/diagnostic.js
var require_diagnostic=__commonJS({"node_modules/vscode-languageserver/lib/common/diagnostic.js"(s){"use strict";Object.defineProperty(s,"__esModule",{value:!0}),s.DiagnosticFeature=void 0;var t=require_api2(),i=n=>class extends n{get diagnostics(){return{refresh:()=>this.connection.sendRequest(t.DiagnosticRefreshRequest.type),on:r=>this.connection.onRequest(t.DocumentDiagnosticRequest.type,(e,o)=>r(e,o,this.attachWorkDoneProgress(e),this.attachPartialResultProgress(t.DocumentDiagnosticRequest.partialResult,e))),onWorkspace:r=>this.connection.onRequest(t.WorkspaceDiagnosticRequest.type,(e,o)=>r(e,o,this.attachWorkDoneProgress(e),this.attachPartialResultProgress(t.WorkspaceDiagnosticRequest.partialResult,e)))}}};s.DiagnosticFeature=i}});
// node_modules/vscode-languageserver/lib/common/textDocuments.js
var require_textDocuments=__commonJS({"node_modules/vscode-languageserver/lib/common/textDocuments.js"(u){"use strict";Object.defineProperty(u,"__esModule",{value:!0}),u.TextDocuments=void 0;var o=require_api2(),d=class{_configuration;_syncedDocuments;_onDidChangeContent;_onDidOpen;_onDidClose;_onDidSave;_onWillSave;_willSaveWaitUntil;constructor(n){this._configuration=n,this._syncedDocuments=new Map,this._onDidChangeContent=new o.Emitter,this._onDidOpen=new o.Emitter,this._onDidClose=new o.Emitter,this._onDidSave=new o.Emitter,this._onWillSave=new o.Emitter}get onDidOpen(){return this._onDidOpen.event}get onDidChangeContent(){return this._onDidChangeContent.event}get onWillSave(){return this._onWillSave.event}onWillSaveWaitUntil(n){this._willSaveWaitUntil=n}get onDidSave(){return this._onDidSave.event}get onDidClose(){return this._onDidClose.event}get(n){return this._syncedDocuments.get(n)}all(){return Array.from(this._syncedDocuments.values())}keys(){return Array.from(this._syncedDocuments.keys())}listen(n){n.__textDocumentSync=o.TextDocumentSyncKind.Incremental;const s=[];return s.push(n.onDidOpenTextDocument(t=>{const e=t.textDocument,i=this._configuration.create(e.uri,e.languageId,e.version,e.text);this._syncedDocuments.set(e.uri,i);const r=Object.freeze({document:i});this._onDidOpen.fire(r),this._onDidChangeContent.fire(r)})),s.push(n.onDidChangeTextDocument(t=>{const e=t.textDocument,i=t.contentChanges;if(i.length===0)return;const{version:r}=e;if(r==null)throw new Error(`Received document change event for ${e.uri} without valid version identifier`);let c=this._syncedDocuments.get(e.uri);c!==void 0&&(c=this._configuration.update(c,i,r),this._syncedDocuments.set(e.uri,c),this._onDidChangeContent.fire(Object.freeze({document:c})))})),s.push(n.onDidCloseTextDocument(t=>{const e=this._syncedDocuments.get(t.textDocument.uri);e!==void 0&&(this._syncedDocuments.delete(t.textDocument.uri),this._onDidClose.fire(Object.freeze({document:e})))})),s.push(n.onWillSaveTextDocument(t=>{const e=this._syncedDocuments.get(t.textDocument.uri);e!==void 0&&this._onWillSave.fire(Object.freeze({document:e,reason:t.reason}))})),s.push(n.onWillSaveTextDocumentWaitUntil((t,e)=>{const i=this._syncedDocuments.get(t.textDocument.uri);return i!==void 0&&this._willSaveWaitUntil?this._willSaveWaitUntil(Object.freeze({document:i,reason:t.reason}),e):[]})),s.push(n.onDidSaveTextDocument(t=>{const e=this._syncedDocuments.get(t.textDocument.uri);e!==void 0&&this._onDidSave.fire(Object.freeze({document:e}))})),o.Disposable.create(()=>{s.forEach(t=>t.dispose())})}};u.TextDocuments=d}});
// node_modules/vscode-languageserver/lib/common/notebook.js
var require_notebook=__commonJS({"node_modules/vscode-languageserver/lib/common/notebook.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0}),a.NotebookDocuments=a.NotebookSyncFeature=void 0;var l=require_api2(),g=require_textDocuments(),_=t=>class extends t{get synchronization(){return{onDidOpenNotebookDocument:e=>this.connection.onNotification(l.DidOpenNotebookDocumentNotification.type,n=>e(n)),onDidChangeNotebookDocument:e=>this.connection.onNotification(l.DidChangeNotebookDocumentNotification.type,n=>e(n)),onDidSaveNotebookDocument:e=>this.connection.onNotification(l.DidSaveNotebookDocumentNotification.type,n=>e(n)),onDidCloseNotebookDocument:e=>this.connection.onNotification(l.DidCloseNotebookDocumentNotification.type,n=>e(n))}}};a.NotebookSyncFeature=_;var T=class m{static NULL_DISPOSE=Object.freeze({dispose:()=>{}});openHandler;changeHandler;closeHandler;onDidOpenTextDocument(e){return this.openHandler=e,l.Disposable.create(()=>{this.openHandler=void 0})}openTextDocument(e){return this.openHandler&&this.openHandler(e)}onDidChangeTextDocument(e){return this.changeHandler=e,l.Disposable.create(()=>{this.changeHandler=e})}changeTextDocument(e){return this.changeHandler&&this.changeHandler(e)}onDidCloseTextDocument(e){return this.closeHandler=e,l.Disposable.create(()=>{this.closeHandler=void 0})}closeTextDocument(e){return this.closeHandler&&this.closeHandler(e)}onWillSaveTextDocument(){return m.NULL_DISPOSE}onWillSaveTextDocumentWaitUntil(){return m.NULL_DISPOSE}onDidSaveTextDocument(){return m.NULL_DISPOSE}},S=class{notebookDocuments;notebookCellMap;_onDidOpen;_onDidSave;_onDidChange;_onDidClose;_cellTextDocuments;constructor(t){t instanceof g.TextDocuments?this._cellTextDocuments=t:this._cellTextDocuments=new g.TextDocuments(t),this.notebookDocuments=new Map,this.notebookCellMap=new Map,this._onDidOpen=new l.Emitter,this._onDidChange=new l.Emitter,this._onDidSave=new l.Emitter,this._onDidClose=new l.Emitter}get cellTextDocuments(){return this._cellTextDocuments}getCellTextDocument(t){return this._cellTextDocuments.get(t.document)}getNotebookDocument(t){return this.notebookDocuments.get(t)}getNotebookCell(t){const e=this.notebookCellMap.get(t);return e&&e[0]}findNotebookDocumentForCell(t){const e=typeof t=="string"?t:t.document,n=this.notebookCellMap.get(e);return n&&n[1]}get onDidOpen(){return this._onDidOpen.event}get onDidSave(){return this._onDidSave.event}get onDidChange(){return this._onDidChange.event}get onDidClose(){return this._onDidClose.event}listen(t){const e=new T,n=[];return n.push(this.cellTextDocuments.listen(e)),n.push(t.notebooks.synchronization.onDidOpenNotebookDocument(async c=>{this.notebookDocuments.set(c.notebookDocument.uri,c.notebookDocument);for(const o of c.cellTextDocuments)await e.openTextDocument({textDocument:o});this.updateCellMap(c.notebookDocument),this._onDidOpen.fire(c.notebookDocument)})),n.push(t.notebooks.synchronization.onDidChangeNotebookDocument(async c=>{const o=this.notebookDocuments.get(c.notebookDocument.uri);if(o===void 0)return;o.version=c.notebookDocument.version;const r=o.metadata;let v=!1;const D=c.change;D.metadata!==void 0&&(v=!0,o.metadata=D.metadata);const C=[],x=[],b=[],N=[];if(D.cells!==void 0){const s=D.cells;if(s.structure!==void 0){const u=s.structure.array;if(o.cells.splice(u.start,u.deleteCount,...u.cells!==void 0?u.cells:[]),s.structure.didOpen!==void 0)for(const i of s.structure.didOpen)await e.openTextDocument({textDocument:i}),C.push(i.uri);if(s.structure.didClose)for(const i of s.structure.didClose)await e.closeTextDocument({textDocument:i}),x.push(i.uri)}if(s.data!==void 0){const u=new Map(s.data.map(i=>[i.document,i]));for(let i=0;i<=o.cells.length;i++){const h=u.get(o.cells[i].document);if(h!==void 0){const y=o.cells.splice(i,1,h);if(b.push({old:y[0],new:h}),u.delete(h.document),u.size===0)break}}}if(s.textContent!==void 0)for(const u of s.textContent)await e.changeTextDocument({textDocument:u.document,contentChanges:u.changes}),N.push(u.document.uri)}this.updateCellMap(o);const d={notebookDocument:o};v&&(d.metadata={old:r,new:o.metadata});const k=[];for(const s of C)k.push(this.getNotebookCell(s));const p=[];for(const s of x)p.push(this.getNotebookCell(s));const f=[];for(const s of N)f.push(this.getNotebookCell(s));(k.length>0||p.length>0||b.length>0||f.length>0)&&(d.cells={added:k,removed:p,changed:{data:b,textContent:f}}),(d.metadata!==void 0||d.cells!==void 0)&&this._onDidChange.fire(d)})),n.push(t.notebooks.synchronization.onDidSaveNotebookDocument(c=>{const o=this.notebookDocuments.get(c.notebookDocument.uri);o!==void 0&&this._onDidSave.fire(o)})),n.push(t.notebooks.synchronization.onDidCloseNotebookDocument(async c=>{const o=this.notebookDocuments.get(c.notebookDocument.uri);if(o!==void 0){this._onDidClose.fire(o);for(const r of c.cellTextDocuments)await e.closeTextDocument({textDocument:r});this.notebookDocuments.delete(c.notebookDocument.uri);for(const r of o.cells)this.notebookCellMap.delete(r.document)}})),l.Disposable.create(()=>{n.forEach(c=>c.dispose())})}updateCellMap(t){for(const e of t.cells)this.notebookCellMap.set(e.document,[e,t])}};a.NotebookDocuments=S}});
// node_modules/vscode-languageserver/lib/common/moniker.js
var require_moniker=__commonJS({"node_modules/vscode-languageserver/lib/common/moniker.js"(e){"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.MonikerFeature=void 0;var t=require_api2(),n=i=>class extends i{get moniker(){return{on:s=>{const o=t.MonikerRequest.type;return this.connection.onRequest(o,(r,u)=>s(r,u,this.attachWorkDoneProgress(r),this.attachPartialResultProgress(o,r)))}}}};e.MonikerFeature=n}});
// node_modules/vscode-languageserver/lib/common/inlineCompletion.js
var require_inlineCompletion=__commonJS({"node_modules/vscode-languageserver/lib/common/inlineCompletion.js"(e){"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.InlineCompletionFeature=void 0;var o=require_api2(),t=i=>class extends i{get inlineCompletion(){return{on:r=>this.connection.onRequest(o.InlineCompletionRequest.type,(n,l)=>r(n,l,this.attachWorkDoneProgress(n)))}}};e.InlineCompletionFeature=t}});
// node_modules/vscode-languageserver/lib/common/textDocumentContent.js
var require_textDocumentContent=__commonJS({"node_modules/vscode-languageserver/lib/common/textDocumentContent.js"(e){"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.TextDocumentContentFeature=void 0;var n=require_api2(),o=r=>class extends r{get textDocumentContent(){return{refresh:t=>this.connection.sendRequest(n.TextDocumentContentRefreshRequest.type,{uri:t}),on:t=>this.connection.onRequest(n.TextDocumentContentRequest.type,(u,c)=>t(u,c))}}};e.TextDocumentContentFeature=o}});
// node_modules/vscode-languageserver/lib/common/server.js
var require_server=__commonJS({"node_modules/vscode-languageserver/lib/common/server.js"(l){"use strict";var X=l&&l.__createBinding||(Object.create?(function(e,i,r,u){u===void 0&&(u=r);var t=Object.getOwnPropertyDescriptor(i,r);(!t||("get"in t?!i.__esModule:t.writable||t.configurable))&&(t={enumerable:!0,get:function(){return i[r]}}),Object.defineProperty(e,u,t)}):(function(e,i,r,u){u===void 0&&(u=r),e[u]=i[r]})),Y=l&&l.__setModuleDefault||(Object.create?(function(e,i){Object.defineProperty(e,"default",{enumerable:!0,value:i})}):function(e,i){e.default=i}),k=l&&l.__importStar||(function(){var e=function(i){return e=Object.getOwnPropertyNames||function(r){var u=[];for(var t in r)Object.prototype.hasOwnProperty.call(r,t)&&(u[u.length]=t);return u},e(i)};return function(i){if(i&&i.__esModule)return i;var r={};if(i!=null)for(var u=e(i),t=0;t<u.length;t++)u[t]!=="default"&&X(r,i,u[t]);return Y(r,i),r}})();Object.defineProperty(l,"__esModule",{value:!0}),l._NotebooksImpl=l._LanguagesImpl=l.BulkUnregistration=l.BulkRegistration=l.ErrorMessageTracker=void 0,l.combineConsoleFeatures=U,l.combineTelemetryFeatures=O,l.combineTracerFeatures=z,l.combineClientFeatures=j,l.combineWindowFeatures=B,l.combineWorkspaceFeatures=x,l.combineLanguagesFeatures=A,l.combineNotebooksFeatures=$,l.combineFeatures=ye,l.createConnection=pe;var s=require_api2(),g=k(require_is()),v=k(require_uuid()),a=require_progress(),Z=require_configuration(),ee=require_workspaceFolder(),te=require_callHierarchy(),ne=require_semanticTokens(),oe=require_showDocument(),ie=require_fileOperations(),re=require_linkedEditingRange(),se=require_typeHierarchy(),ce=require_inlineValue(),ae=require_foldingRange(),ue=require_inlayHint(),le=require_diagnostic(),he=require_notebook(),ge=require_moniker(),de=require_inlineCompletion(),_e=require_textDocumentContent();function b(e){if(e!==null)return e}var fe=class{_messages;constructor(){this._messages=Object.create(null)}add(e){let i=this._messages[e];i||(i=0),i++,this._messages[e]=i}sendErrors(e){Object.keys(this._messages).forEach(i=>{e.window.showErrorMessage(i)})}};l.ErrorMessageTracker=fe;var w=class{_rawConnection;_connection;constructor(){}rawAttach(e){this._rawConnection=e}attach(e){this._connection=e}get connection(){if(!this._connection)throw new Error("Remote is not attached to a connection yet.");return this._connection}fillServerCapabilities(e){}initialize(e){}error(e){this.send(s.MessageType.Error,e)}warn(e){this.send(s.MessageType.Warning,e)}info(e){this.send(s.MessageType.Info,e)}log(e){this.send(s.MessageType.Log,e)}debug(e){this.send(s.MessageType.Debug,e)}send(e,i){this._rawConnection&&this._rawConnection.sendNotification(s.LogMessageNotification.type,{type:e,message:i}).catch(()=>{(0,s.RAL)().console.error("Sending log message failed")})}},Re=class{_connection;constructor(){}attach(e){this._connection=e}get connection(){if(!this._connection)throw new Error("Remote is not attached to a connection yet.");return this._connection}initialize(e){}fillServerCapabilities(e){}showErrorMessage(e,...i){const r={type:s.MessageType.Error,message:e,actions:i};return this.connection.sendRequest(s.ShowMessageRequest.type,r).then(b)}showWarningMessage(e,...i){const r={type:s.MessageType.Warning,message:e,actions:i};return this.connection.sendRequest(s.ShowMessageRequest.type,r).then(b)}showInformationMessage(e,...i){const r={type:s.MessageType.Info,message:e,actions:i};return this.connection.sendRequest(s.ShowMessageRequest.type,r).then(b)}},S=(0,oe.ShowDocumentFeature)((0,a.ProgressFeature)(Re)),C;(function(e){function i(){return new W}e.create=i})(C||(l.BulkRegistration=C={}));var W=class{_registrations=[];_registered=new Set;add(e,i){const r=g.string(e)?e:e.method;if(this._registered.has(r))throw new Error(`${r} is already added to this registration`);const u=v.generateUuid();this._registrations.push({id:u,method:r,registerOptions:i||{}}),this._registered.add(r)}asRegistrationParams(){return{registrations:this._registrations}}},F;(function(e){function i(){return new D(void 0,[])}e.create=i})(F||(l.BulkUnregistration=F={}));var D=class{_connection;_unregistrations=new Map;constructor(e,i){this._connection=e,i.forEach(r=>{this._unregistrations.set(r.method,r)})}get isAttached(){return!!this._connection}attach(e){this._connection=e}add(e){this._unregistrations.set(e.method,e)}dispose(){const e=[];for(const r of this._unregistrations.values())e.push(r);const i={unregisterations:e};this._connection.sendRequest(s.UnregistrationRequest.type,i).catch(()=>{this._connection.console.info("Bulk unregistration failed.")})}disposeSingle(e){const i=g.string(e)?e:e.method,r=this._unregistrations.get(i);if(!r)return!1;const u={unregisterations:[r]};return this._connection.sendRequest(s.UnregistrationRequest.type,u).then(()=>{this._unregistrations.delete(i)},t=>{this._connection.console.info(`Un-registering request handler for ${r.id} failed.`)}),!0}},T=class{_connection;attach(e){this._connection=e}get connection(){if(!this._connection)throw new Error("Remote is not attached to a connection yet.");return this._connection}initialize(e){}fillServerCapabilities(e){}register(e,i,r){return e instanceof W?this.registerMany(e):e instanceof D?this.registerSingle1(e,i,r):this.registerSingle2(e,i)}registerSingle1(e,i,r){const u=g.string(i)?i:i.method,t=v.generateUuid(),h={registrations:[{id:t,method:u,registerOptions:r||{}}]};return e.isAttached||e.attach(this.connection),this.connection.sendRequest(s.RegistrationRequest.type,h).then(f=>(e.add({id:t,method:u}),e),f=>(this.connection.console.info(`Registering request handler for ${u} failed.`),Promise.reject(f)))}registerSingle2(e,i){const r=g.string(e)?e:e.method,u=v.generateUuid(),t={registrations:[{id:u,method:r,registerOptions:i||{}}]};return this.connection.sendRequest(s.RegistrationRequest.type,t).then(h=>s.Disposable.create(()=>{this.unregisterSingle(u,r).catch(()=>{this.connection.console.info(`Un-registering capability with id ${u} failed.`)})}),h=>(this.connection.console.info(`Registering request handler for ${r} failed.`),Promise.reject(h)))}unregisterSingle(e,i){const r={unregisterations:[{id:e,method:i}]};return this.connection.sendRequest(s.UnregistrationRequest.type,r).catch(()=>{this.connection.console.info(`Un-registering request handler for ${e} failed.`)})}registerMany(e){const i=e.asRegistrationParams();return this.connection.sendRequest(s.RegistrationRequest.type,i).then(()=>new D(this._connection,i.registrations.map(r=>({id:r.id,method:r.method}))),r=>(this.connection.console.info("Bulk registration failed."),Promise.reject(r)))}},me=class{_connection;constructor(){}attach(e){this._connection=e}get connection(){if(!this._connection)throw new Error("Remote is not attached to a connection yet.");return this._connection}initialize(e){}fillServerCapabilities(e){}applyEdit(e){function i(u){return u&&!!u.edit}const r=i(e)?e:{edit:e};return this.connection.sendRequest(s.ApplyWorkspaceEditRequest.type,r)}},P=(0,_e.TextDocumentContentFeature)((0,ie.FileOperationsFeature)((0,ee.WorkspaceFoldersFeature)((0,Z.ConfigurationFeature)(me)))),N=class{_trace;_connection;constructor(){this._trace=s.Trace.Off}attach(e){this._connection=e}get connection(){if(!this._connection)throw new Error("Remote is not attached to a connection yet.");return this._connection}initialize(e){}fillServerCapabilities(e){}set trace(e){this._trace=e}log(e,i){this._trace!==s.Trace.Off&&this.connection.sendNotification(s.LogTraceNotification.type,{message:e,verbose:this._trace===s.Trace.Verbose?i:void 0}).catch(()=>{})}},I=class{_connection;constructor(){}attach(e){this._connection=e}get connection(){if(!this._connection)throw new Error("Remote is not attached to a connection yet.");return this._connection}initialize(e){}fillServerCapabilities(e){}logEvent(e){this.connection.sendNotification(s.TelemetryEventNotification.type,e).catch(()=>{this.connection.console.log("Sending TelemetryEventNotification failed")})}},E=class{_connection;constructor(){}attach(e){this._connection=e}get connection(){if(!this._connection)throw new Error("Remote is not attached to a connection yet.");return this._connection}initialize(e){}fillServerCapabilities(e){}attachWorkDoneProgress(e){return(0,a.attachWorkDone)(this.connection,e)}attachPartialResultProgress(e,i){return(0,a.attachPartialResult)(this.connection,i)}};l._LanguagesImpl=E;var M=(0,de.InlineCompletionFeature)((0,ae.FoldingRangeFeature)((0,ge.MonikerFeature)((0,le.DiagnosticFeature)((0,ue.InlayHintFeature)((0,ce.InlineValueFeature)((0,se.TypeHierarchyFeature)((0,re.LinkedEditingRangeFeature)((0,ne.SemanticTokensFeature)((0,te.CallHierarchyFeature)(E)))))))))),L=class{_connection;constructor(){}attach(e){this._connection=e}get connection(){if(!this._connection)throw new Error("Remote is not attached to a connection yet.");return this._connection}initialize(e){}fillServerCapabilities(e){}attachWorkDoneProgress(e){return(0,a.attachWorkDone)(this.connection,e)}attachPartialResultProgress(e,i){return(0,a.attachPartialResult)(this.connection,i)}};l._NotebooksImpl=L;var H=(0,he.NotebookSyncFeature)(L);function U(e,i){return function(r){return i(e(r))}}function O(e,i){return function(r){return i(e(r))}}function z(e,i){return function(r){return i(e(r))}}function j(e,i){return function(r){return i(e(r))}}function B(e,i){return function(r){return i(e(r))}}function x(e,i){return function(r){return i(e(r))}}function A(e,i){return function(r){return i(e(r))}}function $(e,i){return function(r){return i(e(r))}}function ye(e,i){function r(t,h,f){return t&&h?f(t,h):t||h}return{__brand:"features",console:r(e.console,i.console,U),tracer:r(e.tracer,i.tracer,z),telemetry:r(e.telemetry,i.telemetry,O),client:r(e.client,i.client,j),window:r(e.window,i.window,B),workspace:r(e.workspace,i.workspace,x),languages:r(e.languages,i.languages,A),notebooks:r(e.notebooks,i.notebooks,$)}}function pe(e,i,r){const u=r&&r.console?new(r.console(w)):new w,t=e(u);u.rawAttach(t);const h=r&&r.tracer?new(r.tracer(N)):new N,f=r&&r.telemetry?new(r.telemetry(I)):new I,K=r&&r.client?new(r.client(T)):new T,V=r&&r.window?new(r.window(S)):new S,J=r&&r.workspace?new(r.workspace(P)):new P,G=r&&r.languages?new(r.languages(M)):new M,Q=r&&r.notebooks?new(r.notebooks(H)):new H,m=[u,h,f,K,V,J,G,Q];function qe(n){return n instanceof Promise?n:g.thenable(n)?new Promise((o,c)=>{n.then(_=>o(_),_=>c(_))}):Promise.resolve(n)}let y,p,q;const R={listen:()=>t.listen(),sendRequest:(n,...o)=>t.sendRequest(g.string(n)?n:n.method,...o),onRequest:(n,o)=>t.onRequest(n,o),sendNotification:(n,o)=>{const c=g.string(n)?n:n.method;return t.sendNotification(c,o)},onNotification:(n,o)=>t.onNotification(n,o),onProgress:t.onProgress,sendProgress:t.sendProgress,onInitialize:n=>(p=n,{dispose:()=>{p=void 0}}),onInitialized:n=>t.onNotification(s.InitializedNotification.type,n),onShutdown:n=>(y=n,{dispose:()=>{y=void 0}}),onExit:n=>(q=n,{dispose:()=>{q=void 0}}),get console(){return u},get telemetry(){return f},get tracer(){return h},get client(){return K},get window(){return V},get workspace(){return J},get languages(){return G},get notebooks(){return Q},onDidChangeConfiguration:n=>t.onNotification(s.DidChangeConfigurationNotification.type,n),onDidChangeWatchedFiles:n=>t.onNotification(s.DidChangeWatchedFilesNotification.type,n),__textDocumentSync:void 0,onDidOpenTextDocument:n=>t.onNotification(s.DidOpenTextDocumentNotification.type,n),onDidChangeTextDocument:n=>t.onNotification(s.DidChangeTextDocumentNotification.type,n),onDidCloseTextDocument:n=>t.onNotification(s.DidCloseTextDocumentNotification.type,n),onWillSaveTextDocument:n=>t.onNotification(s.WillSaveTextDocumentNotification.type,n),onWillSaveTextDocumentWaitUntil:n=>t.onRequest(s.WillSaveTextDocumentWaitUntilRequest.type,n),onDidSaveTextDocument:n=>t.onNotification(s.DidSaveTextDocumentNotification.type,n),sendDiagnostics:n=>t.sendNotification(s.PublishDiagnosticsNotification.type,n),onHover:n=>t.onRequest(s.HoverRequest.type,(o,c)=>n(o,c,(0,a.attachWorkDone)(t,o),void 0)),onCompletion:n=>t.onRequest(s.CompletionRequest.type,(o,c)=>n(o,c,(0,a.attachWorkDone)(t,o),(0,a.attachPartialResult)(t,o))),onCompletionResolve:n=>t.onRequest(s.CompletionResolveRequest.type,n),onSignatureHelp:n=>t.onRequest(s.SignatureHelpRequest.type,(o,c)=>n(o,c,(0,a.attachWorkDone)(t,o),void 0)),onDeclaration:n=>t.onRequest(s.DeclarationRequest.type,(o,c)=>n(o,c,(0,a.attachWorkDone)(t,o),(0,a.attachPartialResult)(t,o))),onDefinition:n=>t.onRequest(s.DefinitionRequest.type,(o,c)=>n(o,c,(0,a.attachWorkDone)(t,o),(0,a.attachPartialResult)(t,o))),onTypeDefinition:n=>t.onRequest(s.TypeDefinitionRequest.type,(o,c)=>n(o,c,(0,a.attachWorkDone)(t,o),(0,a.attachPartialResult)(t,o))),onImplementation:n=>t.onRequest(s.ImplementationRequest.type,(o,c)=>n(o,c,(0,a.attachWorkDone)(t,o),(0,a.attachPartialResult)(t,o))),onReferences:n=>t.onRequest(s.ReferencesRequest.type,(o,c)=>n(o,c,(0,a.attachWorkDone)(t,o),(0,a.attachPartialResult)(t,o))),onDocumentHighlight:n=>t.onRequest(s.DocumentHighlightRequest.type,(o,c)=>n(o,c,(0,a.attachWorkDone)(t,o),(0,a.attachPartialResult)(t,o))),onDocumentSymbol:n=>t.onRequest(s.DocumentSymbolRequest.type,(o,c)=>n(o,c,(0,a.attachWorkDone)(t,o),(0,a.attachPartialResult)(t,o))),onWorkspaceSymbol:n=>t.onRequest(s.WorkspaceSymbolRequest.type,(o,c)=>n(o,c,(0,a.attachWorkDone)(t,o),(0,a.attachPartialResult)(t,o))),onWorkspaceSymbolResolve:n=>t.onRequest(s.WorkspaceSymbolResolveRequest.type,n),onCodeAction:n=>t.onRequest(s.CodeActionRequest.type,(o,c)=>n(o,c,(0,a.attachWorkDone)(t,o),(0,a.attachPartialResult)(t,o))),onCodeActionResolve:n=>t.onRequest(s.CodeActionResolveRequest.type,(o,c)=>n(o,c)),onCodeLens:n=>t.onRequest(s.CodeLensRequest.type,(o,c)=>n(o,c,(0,a.attachWorkDone)(t,o),(0,a.attachPartialResult)(t,o))),onCodeLensResolve:n=>t.onRequest(s.CodeLensResolveRequest.type,(o,c)=>n(o,c)),onDocumentFormatting:n=>t.onRequest(s.DocumentFormattingRequest.type,(o,c)=>n(o,c,(0,a.attachWorkDone)(t,o),void 0)),onDocumentRangeFormatting:n=>t.onRequest(s.DocumentRangeFormattingRequest.type,(o,c)=>n(o,c,(0,a.attachWorkDone)(t,o),void 0)),onDocumentRangesFormatting:n=>t.onRequest(s.DocumentRangesFormattingRequest.type,(o,c)=>n(o,c,(0,a.attachWorkDone)(t,o),void 0)),onDocumentOnTypeFormatting:n=>t.onRequest(s.DocumentOnTypeFormattingRequest.type,(o,c)=>n(o,c)),onRenameRequest:n=>t.onRequest(s.RenameRequest.type,(o,c)=>n(o,c,(0,a.attachWorkDone)(t,o),void 0)),onPrepareRename:n=>t.onRequest(s.PrepareRenameRequest.type,(o,c)=>n(o,c)),onDocumentLinks:n=>t.onRequest(s.DocumentLinkRequest.type,(o,c)=>n(o,c,(0,a.attachWorkDone)(t,o),(0,a.attachPartialResult)(t,o))),onDocumentLinkResolve:n=>t.onRequest(s.DocumentLinkResolveRequest.type,(o,c)=>n(o,c)),onDocumentColor:n=>t.onRequest(s.DocumentColorRequest.type,(o,c)=>n(o,c,(0,a.attachWorkDone)(t,o),(0,a.attachPartialResult)(t,o))),onColorPresentation:n=>t.onRequest(s.ColorPresentationRequest.type,(o,c)=>n(o,c,(0,a.attachWorkDone)(t,o),(0,a.attachPartialResult)(t,o))),onFoldingRanges:n=>t.onRequest(s.FoldingRangeRequest.type,(o,c)=>n(o,c,(0,a.attachWorkDone)(t,o),(0,a.attachPartialResult)(t,o))),onSelectionRanges:n=>t.onRequest(s.SelectionRangeRequest.type,(o,c)=>n(o,c,(0,a.attachWorkDone)(t,o),(0,a.attachPartialResult)(t,o))),onExecuteCommand:n=>t.onRequest(s.ExecuteCommandRequest.type,(o,c)=>n(o,c,(0,a.attachWorkDone)(t,o),void 0)),dispose:()=>t.dispose()};for(const n of m)n.attach(R);return t.onRequest(s.InitializeRequest.type,n=>{i.initialize(n),g.string(n.trace)&&(h.trace=s.Trace.fromString(n.trace));for(const o of m)o.initialize(n.capabilities);if(p){const o=p(n,new s.CancellationTokenSource().token,(0,a.attachWorkDone)(t,n),void 0);return qe(o).then(c=>{if(c instanceof s.ResponseError)return c;let _=c;_||(_={capabilities:{}});let d=_.capabilities;d||(d={},_.capabilities=d),d.textDocumentSync===void 0||d.textDocumentSync===null?d.textDocumentSync=g.number(R.__textDocumentSync)?R.__textDocumentSync:s.TextDocumentSyncKind.None:!g.number(d.textDocumentSync)&&!g.number(d.textDocumentSync.change)&&(d.textDocumentSync.change=g.number(R.__textDocumentSync)?R.__textDocumentSync:s.TextDocumentSyncKind.None);for(const ve of m)ve.fillServerCapabilities(d);return _})}else{const o={capabilities:{textDocumentSync:s.TextDocumentSyncKind.None}};for(const c of m)c.fillServerCapabilities(o.capabilities);return o}}),t.onRequest(s.ShutdownRequest.type,()=>{if(i.shutdownReceived=!0,y)return y(new s.CancellationTokenSource().token)}),t.onNotification(s.ExitNotification.type,()=>{try{if(q)return q()}finally{i.shutdownReceived?i.exit(0):i.exit(1)}}),t.onNotification(s.SetTraceNotification.type,n=>{h.trace=s.Trace.fromString(n.value)}),R}}});
// node_modules/vscode-languageserver/lib/node/files.js
var require_files=__commonJS({"node_modules/vscode-languageserver/lib/node/files.js"(o){"use strict";var O=o&&o.__createBinding||(Object.create?(function(i,e,r,t){t===void 0&&(t=r);var n=Object.getOwnPropertyDescriptor(e,r);(!n||("get"in n?!e.__esModule:n.writable||n.configurable))&&(n={enumerable:!0,get:function(){return e[r]}}),Object.defineProperty(i,t,n)}):(function(i,e,r,t){t===void 0&&(t=r),i[t]=e[r]})),P=o&&o.__setModuleDefault||(Object.create?(function(i,e){Object.defineProperty(i,"default",{enumerable:!0,value:e})}):function(i,e){i.default=e}),_=o&&o.__importStar||(function(){var i=function(e){return i=Object.getOwnPropertyNames||function(r){var t=[];for(var n in r)Object.prototype.hasOwnProperty.call(r,n)&&(t[t.length]=n);return t},i(e)};return function(e){if(e&&e.__esModule)return e;var r={};if(e!=null)for(var t=i(e),n=0;n<t.length;n++)t[n]!=="default"&&O(r,e,t[n]);return P(r,e),r}})();Object.defineProperty(o,"__esModule",{value:!0}),o.FileSystem=void 0,o.uriToFilePath=j,o.resolve=p,o.resolveGlobalNodePath=h,o.resolveGlobalYarnPath=w,o.resolveModulePath=E;var S=_(__require("url")),l=_(__require("path")),m=_(__require("fs")),g=__require("child_process");function j(i){const e=S.parse(i);if(e.protocol!=="file:"||!e.path)return;const r=e.path.split("/");for(let t=0,n=r.length;t<n;t++)r[t]=decodeURIComponent(r[t]);if(process.platform==="win32"&&r.length>1){const t=r[0],n=r[1];t.length===0&&n.length>1&&n[1]===":"&&r.shift()}return l.normalize(r.join("/"))}function y(){return process.platform==="win32"}function p(i,e,r,t){const n="NODE_PATH",s=["var p = process;","p.on('message',function(m){","if(m.c==='e'){","p.exit(0);","}","else if(m.c==='rs'){","try{","var r=require.resolve(m.a);","p.send({c:'r',s:true,r:r});","}","catch(err){","p.send({c:'r',s:false});","}","}","});"].join("");return new Promise((u,a)=>{const d=process.env,f=Object.create(null);Object.keys(d).forEach(c=>f[c]=d[c]),e&&m.existsSync(e)&&(f[n]?f[n]=e+l.delimiter+f[n]:f[n]=e,t&&t(`NODE_PATH value is: ${f[n]}`)),f.ELECTRON_RUN_AS_NODE="1";try{const c=(0,g.fork)("",[],{cwd:r,env:f,execArgv:["-e",s]});if(c.pid===void 0){a(new Error(`Starting process to resolve node module  ${i} failed`));return}c.on("error",v=>{a(v)}),c.on("message",v=>{v.c==="r"&&(c.send({c:"e"}),v.s?u(v.r):a(new Error(`Failed to resolve module: ${i}`)))});const C={c:"rs",a:i};c.send(C)}catch(c){a(c)}})}function h(i){let e="npm";const r=Object.create(null);Object.keys(process.env).forEach(s=>r[s]=process.env[s]),r.NO_UPDATE_NOTIFIER="true";const t={encoding:"utf8",env:r};y()&&(e="npm.cmd",t.shell=!0);const n=()=>{};try{process.on("SIGPIPE",n);const s=(0,g.spawnSync)(e,["config","get","prefix"],t).stdout;if(!s){i&&i("'npm config get prefix' didn't return a value.");return}const u=s.trim();return i&&i(`'npm config get prefix' value is: ${u}`),u.length>0?y()?l.join(u,"node_modules"):l.join(u,"lib","node_modules"):void 0}catch{return}finally{process.removeListener("SIGPIPE",n)}}function w(i){let e="yarn";const r={encoding:"utf8"};y()&&(e="yarn.cmd",r.shell=!0);const t=()=>{};try{process.on("SIGPIPE",t);const n=(0,g.spawnSync)(e,["global","dir","--json"],r),s=n.stdout;if(!s){i&&(i("'yarn global dir' didn't return a value."),n.stderr&&i(n.stderr));return}const u=s.trim().split(/\r?\n/);for(const a of u)try{const d=JSON.parse(a);if(d.type==="log")return l.join(d.data,"node_modules")}catch{}return}catch{return}finally{process.removeListener("SIGPIPE",t)}}var b;(function(i){let e;function r(){return e!==void 0||(process.platform==="win32"?e=!1:e=!m.existsSync(__filename.toUpperCase())||!m.existsSync(__filename.toLowerCase())),e}i.isCaseSensitive=r;function t(n,s){return r()?l.normalize(s).indexOf(l.normalize(n))===0:l.normalize(s).toLowerCase().indexOf(l.normalize(n).toLowerCase())===0}i.isParent=t})(b||(o.FileSystem=b={}));function E(i,e,r,t){return r?(l.isAbsolute(r)||(r=l.join(i,r)),p(e,r,r,t).then(n=>b.isParent(r,n)?n:Promise.reject(new Error(`Failed to load ${e} from node path location.`))).then(void 0,n=>p(e,h(t),i,t))):p(e,h(t),i,t)}}});
// node_modules/vscode-jsonrpc/lib/node/ril.js
var require_ril=__commonJS({"node_modules/vscode-jsonrpc/lib/node/ril.js"(i){"use strict";Object.defineProperty(i,"__esModule",{value:!0});var c=__require("util"),s=require_api(),u=class m extends s.AbstractMessageBuffer{static emptyBuffer=Buffer.allocUnsafe(0);constructor(r="utf-8"){super(r)}emptyBuffer(){return m.emptyBuffer}fromString(r,t){return Buffer.from(r,t)}toString(r,t){return r instanceof Buffer?r.toString(t):new c.TextDecoder(t).decode(r)}asNative(r,t){return t===void 0?r instanceof Buffer?r:Buffer.from(r):r instanceof Buffer?r.slice(0,t):Buffer.from(r,0,t)}allocNative(r){return Buffer.allocUnsafe(r)}},d=class{stream;constructor(e){this.stream=e}onClose(e){return this.stream.on("close",e),s.Disposable.create(()=>this.stream.off("close",e))}onError(e){return this.stream.on("error",e),s.Disposable.create(()=>this.stream.off("error",e))}onEnd(e){return this.stream.on("end",e),s.Disposable.create(()=>this.stream.off("end",e))}onData(e){return this.stream.on("data",e),s.Disposable.create(()=>this.stream.off("data",e))}},p=class{stream;constructor(e){this.stream=e}onClose(e){return this.stream.on("close",e),s.Disposable.create(()=>this.stream.off("close",e))}onError(e){return this.stream.on("error",e),s.Disposable.create(()=>this.stream.off("error",e))}onEnd(e){return this.stream.on("end",e),s.Disposable.create(()=>this.stream.off("end",e))}write(e,r){return new Promise((t,a)=>{const l=n=>{n==null?t():a(n)};typeof e=="string"?this.stream.write(e,r,l):this.stream.write(e,l)})}end(){this.stream.end()}},f=Object.freeze({messageBuffer:Object.freeze({create:e=>new u(e)}),applicationJson:Object.freeze({encoder:Object.freeze({name:"application/json",encode:(e,r)=>{try{return Promise.resolve(Buffer.from(JSON.stringify(e,void 0,0),r.charset))}catch(t){return Promise.reject(t)}}}),decoder:Object.freeze({name:"application/json",decode:(e,r)=>{try{return e instanceof Buffer?Promise.resolve(JSON.parse(e.toString(r.charset))):Promise.resolve(JSON.parse(new c.TextDecoder(r.charset).decode(e)))}catch(t){return Promise.reject(t)}}})}),stream:Object.freeze({asReadableStream:e=>new d(e),asWritableStream:e=>new p(e)}),console,timer:Object.freeze({setTimeout(e,r,...t){const a=setTimeout(e,r,...t);return{dispose:()=>clearTimeout(a)}},setImmediate(e,...r){const t=setImmediate(e,...r);return{dispose:()=>clearImmediate(t)}},setInterval(e,r,...t){const a=setInterval(e,r,...t);return{dispose:()=>clearInterval(a)}}})});function o(){return f}(function(e){function r(){s.RAL.install(f)}e.install=r})(o||(o={})),i.default=o}});
// node_modules/vscode-jsonrpc/lib/node/main.js
var require_main=__commonJS({"node_modules/vscode-jsonrpc/lib/node/main.js"(s){"use strict";var _=s&&s.__createBinding||(Object.create?(function(r,e,t,n){n===void 0&&(n=t);var a=Object.getOwnPropertyDescriptor(e,t);(!a||("get"in a?!e.__esModule:a.writable||a.configurable))&&(a={enumerable:!0,get:function(){return e[t]}}),Object.defineProperty(r,n,a)}):(function(r,e,t,n){n===void 0&&(n=t),r[n]=e[t]})),S=s&&s.__setModuleDefault||(Object.create?(function(r,e){Object.defineProperty(r,"default",{enumerable:!0,value:e})}):function(r,e){r.default=e}),v=s&&s.__importStar||(function(){var r=function(e){return r=Object.getOwnPropertyNames||function(t){var n=[];for(var a in t)Object.prototype.hasOwnProperty.call(t,a)&&(n[n.length]=a);return n},r(e)};return function(e){if(e&&e.__esModule)return e;var t={};if(e!=null)for(var n=r(e),a=0;a<n.length;a++)n[a]!=="default"&&_(t,e,n[a]);return S(t,e),t}})(),p=s&&s.__exportStar||function(r,e){for(var t in r)t!=="default"&&!Object.prototype.hasOwnProperty.call(e,t)&&_(e,r,t)},P=s&&s.__importDefault||function(r){return r&&r.__esModule?r:{default:r}};Object.defineProperty(s,"__esModule",{value:!0}),s.StreamMessageWriter=s.StreamMessageReader=s.SocketMessageWriter=s.SocketMessageReader=s.PortMessageWriter=s.PortMessageReader=s.IPCMessageWriter=s.IPCMessageReader=void 0,s.generateRandomPipeName=O,s.createClientPipeTransport=I,s.createServerPipeTransport=T,s.createClientSocketTransport=q,s.createServerSocketTransport=L,s.createMessageConnection=A;var l=P(require_ril());l.default.install();var w=v(__require("path")),C=v(__require("os")),b=v(__require("fs")),g=__require("crypto"),h=__require("net"),o=require_api();p(require_api(),s);var R=class extends o.AbstractMessageReader{process;constructor(r){super(),this.process=r;const e=this.process;e.on("error",t=>this.fireError(t)),e.on("close",()=>this.fireClose())}listen(r){return this.process.on("message",r),o.Disposable.create(()=>this.process.off("message",r))}};s.IPCMessageReader=R;var y=class extends o.AbstractMessageWriter{process;errorCount;constructor(r){super(),this.process=r,this.errorCount=0;const e=this.process;e.on("error",t=>this.fireError(t)),e.on("close",()=>this.fireClose)}write(r){try{return typeof this.process.send=="function"&&this.process.send(r,void 0,void 0,e=>{e?(this.errorCount++,this.handleError(e,r)):this.errorCount=0}),Promise.resolve()}catch(e){return this.handleError(e,r),Promise.reject(e)}}handleError(r,e){this.errorCount++,this.fireError(r,e,this.errorCount)}end(){}};s.IPCMessageWriter=y;var W=class extends o.AbstractMessageReader{onData;constructor(r){super(),this.onData=new o.Emitter,r.on("close",()=>this.fireClose),r.on("error",e=>this.fireError(e)),r.on("message",e=>{this.onData.fire(e)})}listen(r){return this.onData.event(r)}};s.PortMessageReader=W;var E=class extends o.AbstractMessageWriter{port;errorCount;constructor(r){super(),this.port=r,this.errorCount=0,r.on("close",()=>this.fireClose()),r.on("error",e=>this.fireError(e))}write(r){try{return this.port.postMessage(r),Promise.resolve()}catch(e){return this.handleError(e,r),Promise.reject(e)}}handleError(r,e){this.errorCount++,this.fireError(r,e,this.errorCount)}end(){}};s.PortMessageWriter=E;var d=class extends o.ReadableStreamMessageReader{constructor(r,e="utf-8"){super((0,l.default)().stream.asReadableStream(r),e)}};s.SocketMessageReader=d;var f=class extends o.WriteableStreamMessageWriter{socket;constructor(r,e){super((0,l.default)().stream.asWritableStream(r),e),this.socket=r}dispose(){super.dispose(),this.socket.destroy()}};s.SocketMessageWriter=f;var m=class extends o.ReadableStreamMessageReader{constructor(r,e){super((0,l.default)().stream.asReadableStream(r),e)}};s.StreamMessageReader=m;var M=class extends o.WriteableStreamMessageWriter{constructor(r,e){super((0,l.default)().stream.asWritableStream(r),e)}};s.StreamMessageWriter=M;var D=process.env.XDG_RUNTIME_DIR,j=new Map([["linux",107],["darwin",102]]);function O(){if(process.platform==="win32")return`\\\\.\\pipe\\lsp-${(0,g.randomBytes)(16).toString("hex")}-sock`;let r=32;const e=10,t=b.realpathSync(D??C.tmpdir()),n=j.get(process.platform);if(n!==void 0&&(r=Math.min(n-t.length-e,r)),r<16)throw new Error(`Unable to generate a random pipe name with ${r} characters.`);const a=(0,g.randomBytes)(Math.floor(r/2)).toString("hex");return w.join(t,`lsp-${a}.sock`)}function I(r,e="utf-8"){let t;const n=new Promise((a,i)=>{t=a});return new Promise((a,i)=>{const c=(0,h.createServer)(u=>{c.close(),t([new d(u,e),new f(u,e)])});c.on("error",i),c.listen(r,()=>{c.removeListener("error",i),a({onConnected:()=>n})})})}function T(r,e="utf-8"){const t=(0,h.createConnection)(r);return[new d(t,e),new f(t,e)]}function q(r,e="utf-8"){let t;const n=new Promise((a,i)=>{t=a});return new Promise((a,i)=>{const c=(0,h.createServer)(u=>{c.close(),t([new d(u,e),new f(u,e)])});c.on("error",i),c.listen(r,"127.0.0.1",()=>{c.removeListener("error",i);const u=c.address();if(u===null||typeof u=="string"){i(new Error(`Unexpected server address: ${u}`));return}const B=u.port;a({port:()=>B,onConnected:()=>n})})})}function L(r,e="utf-8"){const t=(0,h.createConnection)(r,"127.0.0.1");return[new d(t,e),new f(t,e)]}function N(r){const e=r;return e.read!==void 0&&e.addListener!==void 0}function k(r){const e=r;return e.write!==void 0&&e.addListener!==void 0}function A(r,e,t,n){t||(t=o.NullLogger);const a=N(r)?new m(r):r,i=k(e)?new M(e):e;return o.ConnectionStrategy.is(n)&&(n={connectionStrategy:n}),(0,o.createMessageConnection)(a,i,t,n)}}});
// node_modules/vscode-languageserver-protocol/lib/node/main.js
var require_main2=__commonJS({"node_modules/vscode-languageserver-protocol/lib/node/main.js"(i){"use strict";var c=i&&i.__createBinding||(Object.create?(function(t,r,e,n){n===void 0&&(n=e);var o=Object.getOwnPropertyDescriptor(r,e);(!o||("get"in o?!r.__esModule:o.writable||o.configurable))&&(o={enumerable:!0,get:function(){return r[e]}}),Object.defineProperty(t,n,o)}):(function(t,r,e,n){n===void 0&&(n=e),t[n]=r[e]})),a=i&&i.__exportStar||function(t,r){for(var e in t)e!=="default"&&!Object.prototype.hasOwnProperty.call(r,e)&&c(r,t,e)};Object.defineProperty(i,"__esModule",{value:!0}),i.createProtocolConnection=_;var u=require_main();a(require_main(),i),a(require_api2(),i);function _(t,r,e,n){return(0,u.createMessageConnection)(t,r,e,n)}}});
// node_modules/vscode-languageserver/lib/common/api.js
var require_api3=__commonJS({"node_modules/vscode-languageserver/lib/common/api.js"(e){"use strict";var c=e&&e.__createBinding||(Object.create?(function(t,n,r,o){o===void 0&&(o=r);var u=Object.getOwnPropertyDescriptor(n,r);(!u||("get"in u?!n.__esModule:u.writable||u.configurable))&&(u={enumerable:!0,get:function(){return n[r]}}),Object.defineProperty(t,o,u)}):(function(t,n,r,o){o===void 0&&(o=r),t[o]=n[r]})),i=e&&e.__exportStar||function(t,n){for(var r in t)r!=="default"&&!Object.prototype.hasOwnProperty.call(n,r)&&c(n,t,r)};Object.defineProperty(e,"__esModule",{value:!0}),e.ProposedFeatures=e.NotebookDocuments=e.TextDocuments=e.SemanticTokensBuilder=e.WorkDoneProgressReporter=void 0;var _=require_semanticTokens();Object.defineProperty(e,"SemanticTokensBuilder",{enumerable:!0,get:function(){return _.SemanticTokensBuilder}});var s=require_progress();Object.defineProperty(e,"WorkDoneProgressReporter",{enumerable:!0,get:function(){return s.WorkDoneProgressReporter}}),i(require_api2(),e);var d=require_textDocuments();Object.defineProperty(e,"TextDocuments",{enumerable:!0,get:function(){return d.TextDocuments}});var b=require_notebook();Object.defineProperty(e,"NotebookDocuments",{enumerable:!0,get:function(){return b.NotebookDocuments}}),i(require_server(),e);var a;(function(t){t.all={__brand:"features"}})(a||(e.ProposedFeatures=a={}))}});
// node_modules/vscode-languageserver/lib/node/main.js
var require_main3=__commonJS({"node_modules/vscode-languageserver/lib/node/main.js"(c){"use strict";var w=c&&c.__createBinding||(Object.create?(function(e,n,o,r){r===void 0&&(r=o);var t=Object.getOwnPropertyDescriptor(n,o);(!t||("get"in t?!n.__esModule:t.writable||t.configurable))&&(t={enumerable:!0,get:function(){return n[o]}}),Object.defineProperty(e,r,t)}):(function(e,n,o,r){r===void 0&&(r=o),e[r]=n[o]})),S=c&&c.__setModuleDefault||(Object.create?(function(e,n){Object.defineProperty(e,"default",{enumerable:!0,value:n})}):function(e,n){e.default=n}),P=c&&c.__importStar||(function(){var e=function(n){return e=Object.getOwnPropertyNames||function(o){var r=[];for(var t in o)Object.prototype.hasOwnProperty.call(o,t)&&(r[r.length]=t);return r},e(n)};return function(n){if(n&&n.__esModule)return n;var o={};if(n!=null)for(var r=e(n),t=0;t<r.length;t++)r[t]!=="default"&&w(o,n,r[t]);return S(o,n),o}})(),g=c&&c.__exportStar||function(e,n){for(var o in e)o!=="default"&&!Object.prototype.hasOwnProperty.call(n,o)&&w(n,e,o)};Object.defineProperty(c,"__esModule",{value:!0}),c.Files=void 0,c.createConnection=T;var y=__require("node:util"),m=P(require_is()),j=require_server(),v=P(require_files()),f=require_main2();g(require_main2(),c),g(require_api3(),c);var C;(function(e){e.uriToFilePath=v.uriToFilePath,e.resolveGlobalNodePath=v.resolveGlobalNodePath,e.resolveGlobalYarnPath=v.resolveGlobalYarnPath,e.resolve=v.resolve,e.resolveModulePath=v.resolveModulePath})(C||(c.Files=C={}));var O;function p(){if(O!==void 0)try{O.end()}catch{}}var u=!1,I=void 0;function M(){const e="--clientProcessId";function n(o){try{const r=parseInt(o);isNaN(r)||(I=setInterval(()=>{try{process.kill(r,0)}catch{p(),process.exit(u?0:1)}},3e3))}catch{}}for(let o=2;o<process.argv.length;o++){const r=process.argv[o];if(r===e&&o+1<process.argv.length){n(process.argv[o+1]);return}else{const t=r.split("=");t[0]===e&&n(t[1])}}}M();var q={initialize:e=>{const n=e.processId;m.number(n)&&I===void 0&&setInterval(()=>{try{process.kill(n,0)}catch{process.exit(u?0:1)}},3e3)},get shutdownReceived(){return u},set shutdownReceived(e){u=e},exit:e=>{p(),process.exit(e)}};function T(e,n,o,r){let t,i,a,s;return e!==void 0&&e.__brand==="features"&&(t=e,e=n,n=o,o=r),f.ConnectionStrategy.is(e)||f.ConnectionOptions.is(e)?s=e:(i=e,a=n,s=o),N(i,a,s,t)}function N(e,n,o,r){let t=!1;if(!e&&!n&&process.argv.length>2){let s,d;const h=process.argv.slice(2);for(let l=0;l<h.length;l++){const _=h[l];if(_==="--node-ipc"){e=new f.IPCMessageReader(process),n=new f.IPCMessageWriter(process);break}else if(_==="--stdio"){t=!0,e=process.stdin,n=process.stdout;break}else if(_==="--socket"){s=parseInt(h[l+1]);break}else if(_==="--pipe"){d=h[l+1];break}else{const b=_.split("=");if(b[0]==="--socket"){s=parseInt(b[1]);break}else if(b[0]==="--pipe"){d=b[1];break}}}if(s){const l=(0,f.createServerSocketTransport)(s);e=l[0],n=l[1]}else if(d){const l=(0,f.createServerPipeTransport)(d);e=l[0],n=l[1]}}const i="Use arguments of createConnection or set command line parameters: '--node-ipc', '--stdio' or '--socket={number}'";if(!e)throw new Error("Connection input stream is not set. "+i);if(!n)throw new Error("Connection output stream is not set. "+i);if(m.func(e.read)&&m.func(e.on)){const s=e;s.on("end",()=>{p(),process.exit(u?0:1)}),s.on("close",()=>{p(),process.exit(u?0:1)})}const a=s=>{const d=(0,f.createProtocolConnection)(e,n,s,o);return t&&$(s),d};return(0,j.createConnection)(a,q,r)}function $(e){function n(r){return r.map(t=>typeof t=="string"?t:(0,y.inspect)(t)).join(" ")}const o=new Map;console.assert=function(t,...i){if(!t)if(i.length===0)e.error("Assertion failed");else{const[a,...s]=i;e.error(`Assertion failed: ${a} ${n(s)}`)}},console.count=function(t="default"){const i=String(t);let a=o.get(i)??0;a+=1,o.set(i,a),e.log(`${i}: ${i}`)},console.countReset=function(t){t===void 0?o.clear():o.delete(String(t))},console.debug=function(...t){e.log(n(t))},console.dir=function(t,i){e.log((0,y.inspect)(t,i))},console.log=function(...t){e.log(n(t))},console.error=function(...t){e.error(n(t))},console.trace=function(...t){const i=new Error().stack.replace(/(.+\n){2}/,"");let a="Trace";t.length!==0&&(a+=`: ${n(t)}`),e.log(`${a}
${i}`)},console.warn=function(...t){e.warn(n(t))},console.info=function(...t){e.info(n(t))}}}});
// src/lsp/server.ts
var import_node7 = __toESM(require_main3(), 1);

// src/lsp/actions.ts
var import_node2 = __toESM(require_main3(), 1);

// src/lsp/comments.ts
async function suppressingComment(finding, opened, reason) {
  const { document, run, file } = opened;
  if (!mayBeSuppressed(finding.rule)) return void 0;
  const { text: text2 } = document;
  const before = await run.look(file, { untried: true });
  for (const edit of candidates(finding, file.path, text2, reason)) {
    const outcome = await run.look(file, { untried: true, read: () => ({ text: applyEdits(text2, [edit]) }) });
    const moved = movedBy(edit, finding);
    const isHidden = outcome?.disabledRanges?.hides(moved) === true;
    const isHarmless = outcome?.isBroken === before?.isBroken && (outcome?.findings.length ?? 0) <= (before?.findings.length ?? 0);
    if (isHidden && isHarmless && outcome?.file?.tools === before?.file?.tools) return edit;
  }
  return void 0;
}
function* candidates({ rule, start }, path, text2, reason) {
  const { starts } = new Lines(text2);
  const at = starts.findLast((each) => each <= start) ?? 0;
  const [, indent = ""] = /^([ \t]*)/.exec(text2.slice(at));
  const lineEnd = /\r\n|\n|\r/.exec(text2)?.[0] ?? "\n";
  const rest = /^[^\r\n]*/.exec(text2.slice(at))[0].length;
  for (const [open, close] of COMMENTS[languageOf(path) ?? "json"]) {
    const comment = (word) => `${open} ${word} ${rule} -- ${reason}${close}`;
    yield { start: at, end: at, text: `${indent}${comment("toolint-disable-next-line")}${lineEnd}` };
    yield { start: at + rest, end: at + rest, text: ` ${comment("toolint-disable-line")}` };
  }
}
var SLASHES = [["//", ""]];
var COMMENTS = {
  // Where the config allows them.
  json: SLASHES,
  jsonc: SLASHES,
  json5: SLASHES,
  yaml: [["#", ""]],
  python: [["#", ""]],
  javascript: [...SLASHES, ["{/*", " */}"]],
  html: [["<!--", " -->"], ...SLASHES]
};
function movedBy({ start: from, text: text2 }, finding) {
  if (from > finding.start) return finding;
  const { start, end, line } = finding;
  return { ...finding, start: start + text2.length, end: end + text2.length, line: line + 1 };
}

// src/lsp/diagnostics.ts
var import_node = __toESM(require_main3(), 1);
var SEVERITIES = {
  error: import_node.DiagnosticSeverity.Error,
  warning: import_node.DiagnosticSeverity.Warning,
  info: import_node.DiagnosticSeverity.Information
};
function diagnosticsOf(folder, path, documents, can) {
  return [
    ...folder.failures(path).map(failed),
    ...folder.findings(path).map((finding) => diagnosticOf(finding, folder, documents, can))
  ];
}
function diagnosticOf(finding, folder, documents, can) {
  const { rule, severity, message, help, url, related = [] } = finding;
  const absolute = folder.absolute(finding.path);
  return {
    range: documents.rangeOf(absolute, finding),
    severity: SEVERITIES[severity],
    code: rule,
    source: "toolint",
    message: help === void 0 ? message : `${message}
${help}`,
    ...can.links && url !== "" && { codeDescription: { href: url } },
    ...can.tags && hasTag(rule, "unnecessary") && { tags: [import_node.DiagnosticTag.Unnecessary] },
    ...can.relatedInformation && related.length > 0 && {
      relatedInformation: related.map(({ path, line, column, note }) => {
        const at = documents.positionOf(folder.absolute(path), line, column);
        return {
          location: { uri: documents.uriOf(folder.absolute(path)), range: { start: at, end: at } },
          message: note
        };
      })
    }
  };
}
function failed({ message }) {
  const start = { line: 0, character: 0 };
  return { range: { start, end: start }, severity: import_node.DiagnosticSeverity.Error, source: "toolint", message };
}

// src/lsp/actions.ts
var FIX_ALL = `${import_node2.CodeActionKind.SourceFixAll}.toolint`;
var SUPPRESS = "toolint.server.suppress";
var LINT_WORKSPACE = "toolint.server.lintWorkspace";
var EXPLAIN = "toolint.server.explain";
var COMMANDS = [SUPPRESS, LINT_WORKSPACE, EXPLAIN];
var REASON = "TODO: say why this is accepted";
var Actions = class {
  #connection;
  #workspace;
  /** What was found in a text, with fixes that were tried. */
  #looks = /* @__PURE__ */ new WeakMap();
  constructor(connection, workspace) {
    this.#connection = connection;
    this.#workspace = workspace;
  }
  async at(params, token) {
    const { only, triggerKind } = params.context;
    const opened = await this.#workspace.opened(params.textDocument.uri, token);
    if (!opened) return [];
    const wants = (kind) => !only || only.some((each) => kind === each || kind.startsWith(`${each}.`));
    const actions = [];
    if (wants(import_node2.CodeActionKind.QuickFix)) {
      for (const finding of this.#meant(params, opened)) {
        if (token.isCancellationRequested) return [];
        append(actions, await this.#about(finding, opened));
      }
    }
    const isAsked = only !== void 0 || triggerKind === import_node2.CodeActionTriggerKind.Invoked;
    if (wants(FIX_ALL) && isAsked && !token.isCancellationRequested) append(actions, await this.#fixAll(opened));
    return actions;
  }
  async execute({ command, arguments: given = [] }) {
    const [argument] = given;
    if (command === LINT_WORKSPACE) return this.#workspace.reloadAll();
    if (command === EXPLAIN) return explained(argument);
    if (command !== SUPPRESS || !isSuppressed(argument)) return void 0;
    try {
      return await this.#suppress(argument);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return this.#tell(error.message);
    }
  }
  /** The findings at the place, and those that the editor asks about. */
  #meant({ range, context }, { document, folder, file }) {
    const { positions } = document;
    const [from, to] = [positions.offsetAt(range.start), positions.offsetAt(range.end)];
    const asked = new Set(context.diagnostics.map((each) => JSON.stringify([each.code, each.range])));
    return folder.findings(file.path).filter((finding) => {
      const { start, end, rule } = finding;
      const isHere = start <= to && from <= end;
      return isHere || asked.has(JSON.stringify([rule, positions.range(start, end)]));
    });
  }
  async #about(finding, opened) {
    const { document, folder, file } = opened;
    const { documents, abilities } = this.#workspace;
    const { rule } = finding;
    const about2 = { kind: import_node2.CodeActionKind.QuickFix, diagnostics: [diagnosticOf(finding, folder, documents, abilities)] };
    const actions = [];
    const fix = finding.fix && await this.#triedFix(finding, opened);
    if (fix) {
      actions.push({ ...about2, title: fix.title, isPreferred: fix.safe, edit: this.#edit(document, fix.edits) });
    }
    const comment = await suppressingComment(finding, opened, REASON);
    if (comment) {
      actions.push({ ...about2, title: `Suppress ${rule} here, by a comment`, edit: this.#edit(document, [comment]) });
    }
    if (mayBeSuppressed(rule) && !folder.isLoose) {
      const title = `Suppress ${rule} here, in ${SUPPRESSIONS}`;
      const { start, end } = finding;
      const suppressed = { uri: document.uri, rule, start, end };
      if (!file.path.startsWith("../")) {
        actions.push({ ...about2, title, command: { title, command: SUPPRESS, arguments: [suppressed] } });
      }
    }
    return actions;
  }
  /** Diagnostics are not kept waiting until fixes have been tried: that is done when one is asked for. */
  async #triedFix(finding, opened) {
    const tried = await this.#look(opened);
    const own = tried?.findings.find((each) => isSame(each, finding));
    return own ? own.fix : finding.fix;
  }
  #look({ document, run, file }) {
    return known(this.#looks, document, () => run.look(file));
  }
  async #fixAll(opened) {
    const { document, folder, run, file } = opened;
    const findings = folder.findings(file.path).filter(({ fix }) => fix?.safe);
    if (findings.length === 0) return [];
    const across = findings.filter(({ rule }) => this.#isProject(rule));
    const text2 = applyFixes(document.text, across, "safe").text;
    let after = text2;
    await run.look(file, { fix: "safe", read: () => ({ text: text2 }), onFixed: (_, __, fixed) => void (after = fixed) });
    if (after === document.text) return [];
    const edit = this.#edit(document, await changesOf(document.text, after));
    return [{ title: "Fix all that toolint can fix safely", kind: FIX_ALL, edit }];
  }
  #isProject(id) {
    return this.#workspace.knowledge.rules.some((each) => each.id === id && each.project !== void 0);
  }
  #edit({ uri, version, positions }, edits) {
    const changes = edits.map(({ start, end, text: text2 }) => ({
      range: positions.range(start, end),
      newText: text2
    }));
    const isVersioned = this.#workspace.capabilities.workspace?.workspaceEdit?.documentChanges === true;
    return isVersioned ? { documentChanges: [{ textDocument: { uri, version }, edits: changes }] } : { changes: { [uri]: changes } };
  }
  async #suppress({ uri, reason = REASON, ...place }) {
    const opened = await this.#workspace.opened(uri);
    if (!opened) return;
    const { folder, file, run } = opened;
    await folder.whole();
    const isMeant = ({ path, rule, start, end }) => path === file.path && rule === place.rule && start === place.start && end === place.end;
    const suppressions = await openSuppressions(folder.cwd, { reason });
    const done = suppressions && await run.suppress(suppressions, isMeant);
    if (!done?.added) return this.#tell("There is no such finding any more.");
    await folder.rereadSuppressions();
    const { window } = this.#workspace.capabilities;
    if (!window?.showDocument?.support || reason !== REASON) return;
    const shown = this.#workspace.documents.uriOf(folder.absolute(SUPPRESSIONS));
    await this.#connection.sendRequest(import_node2.ShowDocumentRequest.type, { uri: shown, takeFocus: false });
  }
  #tell(message) {
    const type = import_node2.MessageType.Error;
    void this.#connection.sendNotification(import_node2.ShowMessageNotification.type, { type, message: `toolint: ${message}` });
  }
};
function isSuppressed(value) {
  const { uri, rule, start, end, reason } = value ?? {};
  const isText = typeof uri === "string" && typeof rule === "string" && ["string", "undefined"].includes(typeof reason);
  return isText && typeof start === "number" && typeof end === "number";
}
function explained(rule) {
  if (typeof rule !== "string" || !/^[\w-]+\/[\w-]+$/.test(rule)) return null;
  return shippedFile(`docs/rules/${rule}.md`) ?? null;
}
var keyOf = ({ path, rule, start, end, message }) => JSON.stringify([path, rule, start, end, message]);
var isSame = (a, b) => keyOf(a) === keyOf(b);
async function changesOf(before, after) {
  const { diffLines } = await import("./diff.js");
  const edits = [];
  let at = 0;
  for (const { added, removed, value } of diffLines(before, after)) {
    const last = edits.at(-1);
    const isNext = last?.end === at && (added || removed);
    if (added) {
      if (isNext) edits[edits.length - 1] = { ...last, text: last.text + value };
      else edits.push({ start: at, end: at, text: value });
    } else {
      if (removed && isNext) edits[edits.length - 1] = { ...last, end: at + value.length };
      else if (removed) edits.push({ start: at, end: at + value.length, text: "" });
      at += value.length;
    }
  }
  return edits;
}

// src/lsp/completion.ts
var import_node3 = __toESM(require_main3(), 1);

// src/lsp/fields.ts
var schemaOf = foundOnce((format) => {
  const text2 = shippedFile(`schemas/${format}.schema.json`);
  return text2 === void 0 ? void 0 : JSON.parse(text2);
});
function schemasAt(formats, { root, steps }) {
  return formats.toReversed().flatMap((format) => {
    const whole = schemaOf(format);
    if (!whole) return [];
    return steps.reduce(
      (schemas, { node, key }) => schemas.flatMap((each) => expand(step(each, node, key), whole, childAt(node, key))),
      expand([whole], whole, root)
    );
  });
}
function fieldsAt(formats, way) {
  const holder = nodeAt(way);
  const keys = schemasAt(formats, way).flatMap(
    ({ properties }) => isRecord(properties) ? Object.keys(properties) : []
  );
  const found = [...new Set(keys)].map((key) => {
    return [key, schemasAt(formats, { root: way.root, steps: [...way.steps, { node: holder, key }] })];
  });
  return new Map(found);
}
function nodeAt({ root, steps }) {
  const last = steps.at(-1);
  return last ? childAt(last.node, last.key) ?? root : root;
}
function descriptionOf(schemas) {
  for (const { markdownDescription, description } of schemas) {
    const said = markdownDescription ?? description;
    if (typeof said === "string") return said;
  }
  return void 0;
}
function valuesOf(schemas) {
  const fixed = schemas.flatMap((each) => [
    ...Array.isArray(each["enum"]) ? each["enum"] : [],
    ..."const" in each ? [each["const"]] : []
  ]);
  const isEither = schemas.some(({ type }) => type === "boolean");
  const shown = schemas.flatMap(({ examples, default: usual }) => [
    ...Array.isArray(examples) ? examples : [],
    ...usual === void 0 ? [] : [usual]
  ]);
  const all = fixed.length > 0 ? fixed : [...isEither ? [true, false] : [], ...shown];
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
}
function expand(schemas, whole, node, depth = 0) {
  if (depth > DEEPEST) return [];
  return schemas.flatMap((schema) => {
    if (!isRecord(schema)) return [];
    const { $ref, allOf, anyOf, oneOf, if: condition, then, else: other } = schema;
    const holds = isRecord(condition) && node ? schemaCheck(condition, { whole, unknown: void 0 })(node) : void 0;
    const parts = [
      ...typeof $ref === "string" ? [referenced(whole, $ref)] : [],
      ...[allOf, anyOf, oneOf].flatMap((some) => Array.isArray(some) ? some : []),
      ...holds === false ? [] : [then],
      ...holds === true ? [] : [other]
    ];
    return [schema, ...expand(parts, whole, node, depth + 1)];
  });
}
var DEEPEST = 12;
function step(schema, node, key) {
  const { properties, items: itemSchema, additionalProperties, patternProperties } = schema;
  if (node.kind === "array")
    return Array.isArray(itemSchema) ? itemSchema.slice(Number(key), Number(key) + 1) : [itemSchema];
  const own = isRecord(properties) && Object.hasOwn(properties, key) ? [properties[key]] : [];
  const named = Object.entries(isRecord(patternProperties) ? patternProperties : {}).flatMap(
    ([pattern, each]) => new RegExp(pattern, "u").test(key) ? [each] : []
  );
  return own.length + named.length > 0 ? [...own, ...named] : [additionalProperties];
}
function wayTo(root, isMeant) {
  const todo = [{ node: root, steps: [] }];
  const seen = /* @__PURE__ */ new Set();
  for (let at = todo.pop(); at; at = todo.pop()) {
    const { node, steps } = at;
    if (seen.has(node)) continue;
    seen.add(node);
    if (isMeant(node)) return { root, steps, isKey: false };
    for (const entry of entries(node)) {
      const inner = [...steps, { node, key: entry.key }];
      if (isMeant(entry.value, entry)) return { root, steps: inner, isKey: true };
      todo.push({ node: entry.value, steps: inner });
    }
    items(node).forEach((item, index) => todo.push({ node: item, steps: [...steps, { node, key: String(index) }] }));
  }
  return void 0;
}

// src/lsp/completion.ts
var MARK = "toolintIsTypedHere";
async function completionsAt(workspace, uri, position, token) {
  const opened = await workspace.opened(uri, token);
  if (!opened) return [];
  const { document, file } = opened;
  const typed = typedAt(document.text, document.positions.offsetAt(position), languageOf(file.path) ?? "json");
  for (const kind of typed.kinds) {
    if (token.isCancellationRequested) return [];
    const found = await placeOf(opened, typed, kind);
    if (found) return kind === "key" ? keysFor(found, typed, opened) : valuesFor(found, typed, opened);
  }
  return [];
}
function typedAt(text2, offset, language) {
  const line = text2.slice(text2.lastIndexOf("\n", offset - 1) + 1, offset);
  const [, quote = "", word = ""] = /(?:^|[^\\])(["'`])((?:[^"'`\\]|\\.)*)$/.exec(openString(line)) ?? [];
  const bare = quote === "" ? lastWord(line) : word;
  const start = offset - bare.length - quote.length;
  const rest = /^[^\r\n]*/.exec(text2.slice(offset))[0];
  const behind = quote === "" ? /^[\w$.-]*/.exec(rest)[0] : new RegExp(`^[^${quote}:,{}\\[\\]]*${quote}`).exec(rest)?.[0] ?? "";
  const end = offset + behind.length;
  const hasColon = /^\s*:/.test(text2.slice(end, end + 20));
  const isYaml = language === "yaml";
  const before = isYaml ? text2.slice(offset - line.length, start) : text2.slice(0, start).trimEnd();
  const isValue = isYaml ? /(?:[:[,]|^\s*-)\s+$/.test(before) && !/^[\s-]*$/.test(before) : /[:[]$/.test(before);
  return {
    start,
    end,
    quote,
    language,
    kinds: hasColon ? ["key"] : isValue ? ["value", "key"] : ["key", "value"],
    hasColon,
    marked(kind) {
      const mark = isYaml ? MARK : `"${MARK}"`;
      const value = isYaml ? ": 0" : ": 0,";
      return text2.slice(0, start) + mark + (kind === "key" && !hasColon ? value : "") + text2.slice(end);
    }
  };
}
function lastWord(line) {
  const at = line.search(/[\w$.-]{1,200}$/);
  return at < 0 ? "" : line.slice(at);
}
function openString(line) {
  let open = -1;
  for (let at = 0; at < line.length; at++) {
    if (line[at] === "\\") at++;
    else if (open < 0 && /["'`]/.test(line[at])) open = at;
    else if (line[at] === line[open]) open = -1;
  }
  return open < 0 ? "" : line.slice(open);
}
async function placeOf({ run, file }, typed, kind) {
  const recognised = await run.manifestsIn(file, typed.marked(kind));
  for (const { root, formats } of recognised?.recognition.manifests ?? []) {
    const way = wayTo(
      root,
      (node, key) => kind === "key" ? key?.key === MARK : !key && node.kind === "string" && node.value === MARK
    );
    if (way) return { formats, way };
  }
  return void 0;
}
function keysFor({ formats, way }, typed, opened) {
  const holder = way.steps.at(-1).node;
  const fields = fieldsAt(formats, { root: way.root, steps: way.steps.slice(0, -1) });
  return [...fields].flatMap(([key, about2]) => {
    if (has(holder, key) === "yes") return [];
    const name = keyText(key, typed);
    return [itemFor(key, typed.hasColon ? name : `${name}: ${emptyOf(about2, typed)}`, about2, typed, opened)];
  });
}
function valuesFor({ formats, way }, typed, opened) {
  const schemas = schemasAt(formats, way);
  return valuesOf(schemas).flatMap((value) => {
    if (typeof value === "object" && value !== null) return [];
    const text2 = typeof value === "string" ? stringText(value, typed) : String(value);
    return [{ ...itemFor(String(value), text2, schemas, typed, opened), kind: import_node3.CompletionItemKind.Value }];
  });
}
function itemFor(label, newText, about2, typed, opened) {
  const { positions } = opened.document;
  const documentation = descriptionOf(about2);
  return {
    label,
    kind: import_node3.CompletionItemKind.Property,
    // Editors compare it with all that is replaced, the quote included.
    filterText: typed.quote + label + typed.quote,
    textEdit: { range: positions.range(typed.start, typed.end), newText },
    ...documentation !== void 0 && { documentation: { kind: import_node3.MarkupKind.Markdown, value: documentation } }
  };
}
function keyText(key, { language, quote }) {
  const isName = /^[A-Za-z_$][\w$]*$/.test(key);
  if (quote !== "") return stringWith(quote, key);
  if (language === "yaml") return /^[\w$][\w$./-]*$/.test(key) ? key : JSON.stringify(key);
  if (isCode(language)) return isName ? key : stringWith("'", key);
  return JSON.stringify(key);
}
function stringText(value, { language, quote }) {
  if (quote !== "") return stringWith(quote, value);
  if (language === "yaml") return /^[A-Za-z][\w./+-]*$/.test(value) && !isWord(value) ? value : JSON.stringify(value);
  return isCode(language) ? stringWith("'", value) : JSON.stringify(value);
}
var isWord = (value) => /^(?:true|false|null|yes|no|on|off|[ny])$/i.test(value);
var stringWith = (quote, value) => quote + JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll(quote, `\\${quote}`) + quote;
function emptyOf(about2, { language }) {
  if (language === "yaml") return "";
  const type = about2.map((each) => each["type"]).find((each) => typeof each === "string");
  const quotes = isCode(language) ? "''" : '""';
  return type === "object" ? "{}" : type === "array" ? "[]" : type === "string" ? quotes : "";
}

// src/lsp/documents.ts
const { fileURLToPath, pathToFileURL } = process.getBuiltinModule("node:url");
var Documents = class {
  /** By absolute path. */
  #open = /* @__PURE__ */ new Map();
  encoding = "utf-16";
  open({ uri, version, text: text2 }) {
    const path = pathOf(uri);
    return path === void 0 ? void 0 : this.#keep({ uri, path, version, text: text2 });
  }
  change({ textDocument: { uri, version }, contentChanges }) {
    const document = this.get(uri);
    if (!document) return void 0;
    const { path } = document;
    const changed = (now, change) => this.#keep({ uri, path, version, text: applied(change, now) });
    return contentChanges.reduce(changed, document);
  }
  close(uri) {
    const path = pathOf(uri);
    if (path !== void 0) this.#open.delete(path);
  }
  get(uri) {
    const path = pathOf(uri);
    return path === void 0 ? void 0 : this.#open.get(path);
  }
  at(path) {
    return this.#open.get(path);
  }
  all() {
    return this.#open.values();
  }
  /** Reads what is open from the editor, all else from the disk. */
  read = (path, options) => {
    const document = this.#open.get(path);
    return document ? readBytes(Buffer.from(document.text), options) : readText(path, options);
  };
  uriOf(path) {
    return this.#open.get(path)?.uri ?? pathToFileURL(path).href;
  }
  rangeOf(path, { start, end, line, column, endLine, endColumn }) {
    const document = this.#open.get(path);
    if (document) return document.positions.range(start, end);
    return { start: this.positionOf(path, line, column), end: this.positionOf(path, endLine, endColumn) };
  }
  /** Of a line and a column as reports have them. */
  positionOf(path, line, column) {
    const plain = counted(line, column);
    if (this.encoding === "utf-16") return plain;
    const text2 = this.#textOf(path);
    return new Positions(text2, this.encoding).at(new Positions(text2, "utf-16").offsetAt(plain));
  }
  /** Editors take a byte order mark away when they open a file. */
  #textOf(path) {
    const read = this.read(path, { maxBytes: Infinity });
    return "text" in read ? read.text.replace(/^\ufeff/, "") : "";
  }
  #keep(document) {
    const kept = { ...document, positions: new Positions(document.text, this.encoding) };
    this.#open.set(document.path, kept);
    return kept;
  }
};
var counted = (line, column) => ({ line: line - 1, character: column - 1 });
function applied(change, { text: text2, positions }) {
  if (!("range" in change)) return change.text;
  const [start, end] = [positions.offsetAt(change.range.start), positions.offsetAt(change.range.end)];
  return text2.slice(0, start) + change.text + text2.slice(Math.max(start, end));
}
function pathOf(uri) {
  if (!uri.startsWith("file:")) return void 0;
  try {
    return toSlashes(fileURLToPath(uri));
  } catch {
    return void 0;
  }
}
function encodingFor(preferred) {
  for (const name of preferred ?? []) if (name === "utf-8" || name === "utf-16" || name === "utf-32") return name;
  return "utf-16";
}
var Positions = class {
  #text;
  #encoding;
  #starts;
  constructor(text2, encoding) {
    this.#text = text2;
    this.#encoding = encoding;
    this.#starts = [0, ...new Lines(text2).starts.slice(1)];
  }
  at(offset) {
    const line = lineAt(offset, this.#starts) - 1;
    return { line, character: this.#lengthOf(this.#text.slice(this.#starts[line], offset)) };
  }
  range(start, end) {
    return { start: this.at(start), end: this.at(end) };
  }
  /** A position behind the end of its line means that end. */
  offsetAt({ line, character }) {
    const start = this.#starts[line];
    if (start === void 0) return this.#text.length;
    const [content = ""] = this.#text.slice(start, this.#starts[line + 1]).split(/[\r\n]/, 1);
    if (this.#encoding === "utf-16") return start + Math.min(character, content.length);
    let units = 0;
    let at = 0;
    for (const each of content) {
      if (units >= character) break;
      units += this.#lengthOf(each);
      at += each.length;
    }
    return start + at;
  }
  #lengthOf(text2) {
    if (this.#encoding === "utf-16") return text2.length;
    return this.#encoding === "utf-8" ? Buffer.byteLength(text2) : [...text2].length;
  }
};

// src/lsp/hover.ts
var import_node4 = __toESM(require_main3(), 1);
async function hoverAt(workspace, uri, position, token) {
  const opened = await workspace.opened(uri, token);
  if (!opened) return null;
  const offset = opened.document.positions.offsetAt(position);
  const findings = findingsAt(opened, offset);
  const field = await fieldAt(workspace, uri, offset, token);
  const parts = [...findings.map((each) => about(each, workspace)), ...field ? [without(findings, field.text)] : []];
  if (parts.length === 0) return null;
  const [place = field] = findings;
  return {
    contents: { kind: import_node4.MarkupKind.Markdown, value: parts.join("\n\n---\n\n") },
    range: opened.document.positions.range(place.start, place.end)
  };
}
function without(findings, text2) {
  const isDescribed = (part) => findings.some(({ rule }) => /^\[?`([^`]+)`/.exec(part)?.[1] === rule);
  return text2.split("\n\n").filter((part) => !isDescribed(part)).join("\n\n");
}
function findingsAt({ folder, file }, offset) {
  return folder.findings(file.path).filter(({ start, end }) => start <= offset && offset <= end);
}
function about({ rule: id, message, help }, workspace) {
  const rule = workspace.knowledge.rules.find((each) => each.id === id);
  if (!rule) return [`**${id}**`, message, help].filter(Boolean).join("\n\n");
  const url = pageOf(rule);
  const name = url === "" ? `**${id}**` : `[**${id}**](${url})`;
  return [`${name}: ${rule.summary}.`, message, help, whyIn(rule) ?? rule.source.says].filter(Boolean).join("\n\n");
}
function whyIn({ id }) {
  const page = /^[\w-]+\/[\w-]+$/.test(id) ? shippedFile(`docs/rules/${id}.md`) : void 0;
  const [, why] = page?.split(/^## Why\n\n/m) ?? [];
  return why?.split("\n\n", 1)[0].replace(/\[([^[\]]*)\]\((?!https?:)[^()]*\)/g, "$1");
}
async function fieldAt(workspace, uri, offset, token) {
  const opened = await workspace.manifestsIn(uri, token);
  for (const { root, formats } of opened?.recognised.recognition.manifests ?? []) {
    let place;
    const way = wayTo(root, (node, key) => {
      const at = key ?? (node.kind === "object" || node.kind === "array" ? void 0 : node);
      const isHere = at !== void 0 && !("file" in at && at.file) && at.start <= offset && offset <= at.end;
      if (isHere) place = { start: at.start, end: at.end };
      return isHere;
    });
    const text2 = way && descriptionOf(schemasAt(formats, way));
    if (text2 !== void 0 && place) return { text: text2, ...place };
  }
  return void 0;
}
async function symbolsOf(workspace, uri, token) {
  const opened = await workspace.manifestsIn(uri, token);
  if (!opened) return [];
  const { document, recognised } = opened;
  const tools = recognised.recognition.manifests.flatMap(({ tools: tools2 }) => tools2);
  const symbols = tools.flatMap((tool) => symbolOf(tool, document) ?? []);
  if (workspace.capabilities.textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport) return symbols;
  return symbols.map(({ name, kind, range }) => ({ name, kind, location: { uri, range } }));
}
function symbolOf({ node, name, label, description, schemas }, document) {
  if (node.file !== void 0) return void 0;
  const named = [name?.value, name].find((each) => each && isIn(node, each)) ?? { ...node, end: node.start };
  const [detail] = (text(description?.value) ?? "").split("\n");
  const input = schemas.find(({ role }) => role === "input");
  const parameters = input?.shape === "fields" ? input.node : get(input?.node, "properties");
  return {
    name: label || "(a tool without a name)",
    ...detail && { detail },
    kind: import_node4.SymbolKind.Function,
    range: document.positions.range(node.start, node.end),
    selectionRange: document.positions.range(named.start, named.end),
    children: entries(parameters).flatMap((each) => {
      const whole = { start: each.start, end: Math.max(each.end, each.value.end) };
      if (each.file !== void 0 || each.value.file !== void 0 || !isIn(node, whole)) return [];
      return [
        {
          name: each.key || "(a parameter without a name)",
          ...text(get(each.value, "type")) !== void 0 && { detail: text(get(each.value, "type")) },
          kind: import_node4.SymbolKind.Field,
          range: document.positions.range(whole.start, whole.end),
          selectionRange: document.positions.range(each.start, each.end)
        }
      ];
    })
  };
}
var isIn = (outer, inner) => inner.file === outer.file && outer.start <= inner.start && inner.end <= outer.end;

// src/lsp/publishing.ts
var import_node5 = __toESM(require_main3(), 1);
var Pusher = class {
  #connection;
  #workspace;
  /** The diagnostics that were sent to the editor, by absolute path. */
  #sent = /* @__PURE__ */ new Map();
  constructor(connection, workspace) {
    this.#connection = connection;
    this.#workspace = workspace;
  }
  /** `because`: the files that were edited. */
  publish(folder, because) {
    const isAsked = this.#workspace.capabilities.textDocument?.diagnostic !== void 0;
    let isOther = false;
    for (const path of this.#pathsIn(folder, because)) {
      if (folder.isDirty(path)) continue;
      const absolute = folder.absolute(path);
      const diagnostics = shownOf(this.#workspace, folder, path);
      const key = diagnostics.length === 0 ? "" : hash(JSON.stringify(diagnostics));
      const isEdited = because.has(path) && this.#workspace.documents.at(absolute) !== void 0;
      if (!isEdited && (this.#sent.get(absolute) ?? "") === key) continue;
      if (key === "") this.#sent.delete(absolute);
      else this.#sent.set(absolute, key);
      if (isAsked) isOther ||= !because.has(path);
      else this.#push(absolute, diagnostics);
    }
    const canRefresh = this.#workspace.capabilities.workspace?.diagnostics?.refreshSupport === true;
    if (isOther && canRefresh) void this.#connection.languages.diagnostics.refresh();
  }
  #push(absolute, diagnostics) {
    const { documents } = this.#workspace;
    const version = documents.at(absolute)?.version;
    const uri = documents.uriOf(absolute);
    void this.#connection.sendDiagnostics({ uri, diagnostics, ...version !== void 0 && { version } });
  }
  /** Files that have diagnostics now, or had some. */
  #pathsIn(folder, because) {
    const reported = [...this.#sent.keys()].filter((absolute) => folder.holds(absolute));
    const mine = reported.filter(
      (absolute) => this.#workspace.owns(folder, folder.pathOf(absolute)) || this.#isLeft(folder)
    );
    const shown = shownPaths(this.#workspace, folder);
    return /* @__PURE__ */ new Set([...mine.map((absolute) => folder.pathOf(absolute)), ...shown, ...because]);
  }
  #isLeft(folder) {
    return !folder.isLoose && !this.#workspace.folders.includes(folder);
  }
};
function answerPulls(connection, workspace) {
  const { diagnostics } = connection.languages;
  diagnostics.on(async ({ textDocument: { uri }, previousResultId }) => {
    await workspace.ready();
    const path = pathOf(uri);
    if (path === void 0) return { kind: import_node5.DocumentDiagnosticReportKind.Full, items: [] };
    const folder = workspace.folderOf(path);
    const canRefresh = workspace.capabilities.workspace?.diagnostics?.refreshSupport === true;
    await (folder.isLoose || canRefresh ? folder.fresh() : folder.whole());
    return reportOf(
      diagnosticsOf(folder, folder.pathOf(path), workspace.documents, workspace.abilities),
      previousResultId
    );
  });
  diagnostics.onWorkspace(async ({ previousResultIds }, token) => {
    await workspace.ready();
    const before = new Map(previousResultIds.map(({ uri, value }) => [uri, value]));
    const items2 = [];
    for (const folder of workspace.folders) {
      await folder.whole();
      if (token.isCancellationRequested) return { items: items2 };
      for (const path of shownPaths(workspace, folder)) {
        const absolute = folder.absolute(path);
        const uri = workspace.documents.uriOf(absolute);
        const version = workspace.documents.at(absolute)?.version ?? null;
        items2.push({ uri, version, ...reportOf(shownOf(workspace, folder, path), before.get(uri)) });
        before.delete(uri);
      }
    }
    for (const uri of before.keys()) items2.push({ uri, version: null, ...reportOf([], void 0) });
    return { items: items2 };
  });
}
function reportOf(items2, previous) {
  const resultId = hash(JSON.stringify(items2));
  if (resultId === previous) return { kind: import_node5.DocumentDiagnosticReportKind.Unchanged, resultId };
  return { kind: import_node5.DocumentDiagnosticReportKind.Full, resultId, items: items2 };
}
function shownPaths(workspace, folder) {
  return [...folder.paths()].filter((path) => isShown(workspace, folder, path));
}
function shownOf(workspace, folder, path) {
  if (!isShown(workspace, folder, path)) return [];
  return diagnosticsOf(folder, path, workspace.documents, workspace.abilities);
}
function isShown(workspace, folder, path) {
  const isOpen = workspace.documents.at(folder.absolute(path)) !== void 0;
  return workspace.owns(folder, path) && (isOpen || workspace.settings.diagnostics === "workspace" && !folder.isLoose);
}

// src/lsp/workspace.ts
var import_node6 = __toESM(require_main3(), 1);
const { basename } = process.getBuiltinModule("node:path");

// src/lsp/folder.ts
const { existsSync } = process.getBuiltinModule("node:fs");
var PAUSE_MS = { least: 20, most: 130 };
var RELOAD_PAUSE_MS = 150;
var SLICE_MS = 20;
var Folder = class {
  cwd;
  /** Files outside of the workspace: only those that are open are looked at, each by itself. */
  isLoose;
  #host;
  #run;
  /** All files have been linted. */
  #isComplete = false;
  #byPath = /* @__PURE__ */ new Map();
  #failures = [];
  #dirty = /* @__PURE__ */ new Set();
  /** What was edited while everything is linted anew. */
  #edited = /* @__PURE__ */ new Set();
  #pause = PAUSE_MS.least;
  #timer;
  #reloadTimer;
  #flushing;
  #loading;
  #generation = 0;
  #shownError = "";
  constructor(cwd, isLoose, host) {
    this.cwd = cwd;
    this.isLoose = isLoose;
    this.#host = host;
    this.#loading = this.#load();
  }
  /** Everything has been linted once. */
  get isComplete() {
    return this.#isComplete;
  }
  holds(absolute) {
    return isInside(this.cwd, absolute);
  }
  pathOf(absolute) {
    return relativePath(this.cwd, absolute);
  }
  absolute(path) {
    return inFolder(this.cwd, path);
  }
  /** The config or the suppressions cannot be used: any file may be the one that is put right. */
  get isBroken() {
    return this.#shownError !== "";
  }
  /** Whether the configs here are read from a file, by its absolute path. */
  isConfig(absolute) {
    return this.#run?.isConfig(this.pathOf(absolute)) === true;
  }
  /** The files of which there is something to say. */
  paths() {
    return /* @__PURE__ */ new Set([...this.#byPath.keys(), ...this.#failures.map(({ path }) => path)]);
  }
  findings(path) {
    return this.#byPath.get(path) ?? [];
  }
  failures(path) {
    return this.#failures.filter((each) => each.path === path);
  }
  /** A file has changed, in the editor or on the disk: it is linted when typing pauses. */
  touch(absolute) {
    this.#dirty.add(this.pathOf(absolute));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.fresh(), this.#pause);
  }
  isDirty(path) {
    return this.#dirty.has(path);
  }
  /** What was changed so far has been linted. */
  async fresh() {
    clearTimeout(this.#timer);
    if (!this.#run) await this.#loading;
    while (this.#dirty.size > 0 || this.#flushing) {
      this.#flushing ??= this.#flush().finally(() => this.#flushing = void 0);
      await this.#flushing;
    }
  }
  /** Everything has been linted. */
  async whole() {
    for (let last; last !== this.#loading; ) await (last = this.#loading);
    await this.fresh();
  }
  /** Finds and lints everything anew. What was known holds until that is done. */
  reload() {
    clearTimeout(this.#reloadTimer);
    this.#reloadTimer = setTimeout(() => void this.reloadNow(), RELOAD_PAUSE_MS);
  }
  /** toolint-suppressions.json has changed. */
  async rereadSuppressions() {
    await this.fresh();
    try {
      const suppressions = await openSuppressions(this.cwd);
      this.#shownError = "";
      if (this.#run) this.#run.suppressions = suppressions;
      await this.#report(/* @__PURE__ */ new Set());
    } catch (error) {
      this.#tell(error);
    }
  }
  async reloadNow() {
    clearTimeout(this.#reloadTimer);
    await (this.#loading = this.#load());
  }
  /** The run, up to date, and the file in it; undefined for a file that a search would not come upon. */
  async fileAt(absolute) {
    await this.fresh();
    const file = this.#run?.fileAt(this.pathOf(absolute));
    return this.#run && file && { run: this.#run, file };
  }
  close() {
    this.#generation++;
    clearTimeout(this.#timer);
    clearTimeout(this.#reloadTimer);
    this.#run?.close();
    this.#run = void 0;
    this.#byPath = /* @__PURE__ */ new Map();
  }
  configs() {
    const { knowledge, settings } = this.#host;
    const { configFile, preset, allowCode } = settings();
    return createConfigs({ cwd: this.cwd, configFile, preset, builtinRules: knowledge.rules, allowCode });
  }
  async #load() {
    const generation = ++this.#generation;
    const isOver = () => generation !== this.#generation;
    const opened = await this.#open();
    if (!opened) return;
    const { run, files } = opened;
    if (isOver()) return run.close();
    this.#edited = /* @__PURE__ */ new Set();
    if (!this.#run) {
      this.#run = run;
      await this.#lintOpen(run);
      await this.#report(/* @__PURE__ */ new Set());
    }
    if (this.isLoose) return this.#replace(run);
    const progress = files.length > 0 ? await this.#host.progress("toolint") : void 0;
    try {
      let until = Date.now() + SLICE_MS;
      for (const [index, file] of files.entries()) {
        await this.#lint(run, file);
        if (Date.now() < until) continue;
        progress?.step(index + 1, files.length);
        await new Promise((resolve) => void setImmediate(resolve));
        if (isOver()) return this.#drop(run);
        until = Date.now() + SLICE_MS;
      }
      await this.#lintOpen(run);
      await this.#lintChanged(run, this.#edited);
    } finally {
      progress?.close();
    }
    return isOver() ? this.#drop(run) : this.#replace(run);
  }
  /** What is broken is reported, once, and what held before goes on to hold. */
  async #open() {
    try {
      const configs = this.configs();
      const here = await configs.for(".");
      const suppressions = await openSuppressions(this.cwd);
      const { read, knowledge } = this.#host;
      const run = new OngoingRun({ cwd: this.cwd, formats: knowledge.formats, configs, read }, here, suppressions);
      const files = this.isLoose ? [] : await run.find();
      this.#shownError = "";
      return { run, files };
    } catch (error) {
      this.#tell(error);
      return void 0;
    }
  }
  #tell(error) {
    const message = error instanceof UserError ? error.message : `toolint itself failed: ${messageOf(error)}`;
    if (message === this.#shownError) return;
    this.#shownError = message;
    this.#host.tell(message, error);
  }
  #replace(run) {
    if (this.#run !== run) this.#run?.close();
    this.#run = run;
    this.#isComplete = !this.isLoose;
    return this.#report(/* @__PURE__ */ new Set());
  }
  #drop(run) {
    if (this.#run !== run) run.close();
  }
  async #lintOpen(run) {
    for (const path of this.#openPaths()) await this.#lintPath(run, path);
  }
  #openPaths() {
    return this.#host.openPaths().flatMap((each) => this.holds(each) ? this.pathOf(each) : []);
  }
  async #flush() {
    const paths = this.#dirty;
    this.#dirty = /* @__PURE__ */ new Set();
    const run = this.#run;
    if (!run) return;
    const started = Date.now();
    await this.#lintChanged(run, paths);
    for (const path of paths) this.#edited.add(path);
    this.#pause = Math.max(PAUSE_MS.least, Math.min(PAUSE_MS.most, 2 * (Date.now() - started)));
    await this.#report(paths);
  }
  /** Those that import something from one of the files are linted too. */
  async #lintChanged(run, paths) {
    const importers = [...paths].flatMap((path) => run.changed(path));
    for (const each of /* @__PURE__ */ new Set([...paths, ...importers])) await this.#lintPath(run, each);
  }
  async #lintPath(run, path) {
    const file = run.fileAt(path);
    const isThere = file && (this.#host.isOpen(file.absolute) || !this.isLoose && existsSync(file.absolute));
    if (isThere) await this.#lint(run, file);
    else run.forget(path);
  }
  async #lint(run, file) {
    try {
      await run.lint(file);
    } catch (error) {
      this.#tell(error);
    }
  }
  async #report(paths) {
    const run = this.#run;
    if (!run) return;
    const { findings, failures } = this.#isComplete ? await run.report() : this.#aloneReport(run);
    this.#byPath = groupBy(findings, ({ path }) => path);
    this.#failures = failures;
    this.#host.onReport(this, paths);
  }
  #aloneReport(run) {
    const reports = this.#openPaths().map((path) => run.aloneReport(path));
    return {
      findings: reports.flatMap(({ findings }) => findings),
      failures: reports.flatMap(({ failures }) => failures)
    };
  }
};

// src/lsp/settings.ts
function readSettings(given) {
  const { configFile, preset, diagnostics, allowCode } = sectionOf(given);
  const chosen = PRESET_NAMES.find((each) => each === preset);
  return {
    ...typeof configFile === "string" && configFile !== "" && { configFile },
    ...chosen && { preset: chosen },
    diagnostics: diagnostics === "openFiles" ? "openFiles" : "workspace",
    allowCode: allowCode === true
  };
}
function sectionOf(given) {
  if (typeof given !== "object" || given === null) return {};
  const { toolint, ...own } = given;
  return typeof toolint === "object" && toolint !== null ? toolint : own;
}

// src/lsp/workspace.ts
var Workspace = class {
  documents;
  knowledge;
  #connection;
  #folders = [];
  /** Of files outside of the workspace, by the folder that they are in. */
  #loose = /* @__PURE__ */ new Map();
  #ready;
  #isStarted = false;
  #begun = () => {
  };
  #onReport = () => {
  };
  #given;
  #settings = readSettings({});
  #roots = [];
  #capabilities = {};
  constructor(connection, documents, knowledge) {
    this.#connection = connection;
    this.documents = documents;
    this.knowledge = knowledge;
    this.#ready = new Promise((resolve) => this.#begun = resolve);
  }
  begin({ capabilities, workspaceFolders, rootUri, initializationOptions }) {
    this.#capabilities = capabilities;
    this.#given = initializationOptions;
    this.#settings = readSettings(initializationOptions);
    const uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
    this.#roots = uris.flatMap((uri) => pathOf(uri) ?? []);
  }
  async start(onReport) {
    this.#onReport = onReport;
    const { workspace } = this.#capabilities;
    if (workspace?.configuration) this.#settings = await this.#askSettings();
    for (const root of this.#roots) this.#add(root);
    this.#isStarted = true;
    for (const document of this.documents.all()) this.touch(document);
    this.#begun();
    this.#connection.onDidChangeConfiguration(({ settings }) => void this.#configure(settings));
    if (workspace?.workspaceFolders) {
      this.#connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        for (const { uri } of removed) this.#remove(pathOf(uri));
        for (const { uri } of added) this.#add(pathOf(uri));
        for (const document of this.documents.all()) this.touch(document);
      });
    }
  }
  get settings() {
    return this.#settings;
  }
  get capabilities() {
    return this.#capabilities;
  }
  get abilities() {
    const { textDocument } = this.#capabilities;
    const can = textDocument?.diagnostic ?? textDocument?.publishDiagnostics;
    const alsoCan = textDocument?.publishDiagnostics ?? can;
    return {
      relatedInformation: (can?.relatedInformation ?? alsoCan?.relatedInformation) === true,
      tags: (can?.tagSupport ?? alsoCan?.tagSupport) !== void 0,
      links: (can?.codeDescriptionSupport ?? alsoCan?.codeDescriptionSupport) === true
    };
  }
  get folders() {
    return this.#folders;
  }
  /** Everything that has been set up. */
  async ready() {
    await this.#ready;
  }
  /** The innermost folder around a file; one of its own for a file outside of the workspace. */
  folderOf(absolute) {
    return this.#around(absolute) ?? this.#looseFolder(parentOf(absolute));
  }
  /** Whether it is for this folder to say something of a file. */
  owns(folder, path) {
    return this.#folders.length < 2 || this.#around(folder.absolute(path)) === folder;
  }
  /** A file was opened, edited or closed. */
  touch(document) {
    if (document && this.#isStarted) this.folderOf(document.path).touch(document.path);
  }
  saved(uri) {
    const path = pathOf(uri);
    if (path === void 0 || this.#capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration) return;
    this.changedOnDisk(path, false);
  }
  /** `isOther`: it is there that was not, or the other way round. */
  changedOnDisk(absolute, isOther) {
    const name = basename(absolute);
    for (const folder of this.#all()) {
      if (absolute === folder.absolute(SUPPRESSIONS)) void folder.rereadSuppressions();
      const isControl = CONTROLS.has(name) || CONFIG_NAMES.has(name) || folder.isBroken || folder.isConfig(absolute);
      if (isControl || isOther && folder.holds(absolute)) folder.reload();
      else if (folder.holds(absolute) && !this.documents.at(absolute)) folder.touch(absolute);
    }
  }
  /** What is open, with everything linted that was typed. */
  async opened(uri, token) {
    await this.#ready;
    const path = pathOf(uri);
    if (path === void 0) return void 0;
    const folder = this.folderOf(path);
    const found = await folder.fileAt(path);
    const document = this.documents.get(uri);
    return found && document && !token?.isCancellationRequested ? { document, folder, ...found } : void 0;
  }
  /** The manifests in what is open, and the texts that they are in. */
  async manifestsIn(uri, token) {
    const opened = await this.opened(uri, token);
    const recognised = opened && await opened.run.manifestsIn(opened.file, opened.document.text);
    return recognised && { ...opened, recognised };
  }
  /** What a file was taken for, for a status line. */
  async describe(uri) {
    const manifests = (await this.manifestsIn(uri))?.recognised.recognition.manifests ?? [];
    return {
      formats: [...new Set(manifests.flatMap(({ formats }) => formats))],
      tools: manifests.reduce((sum, { tools }) => sum + tools.length, 0)
    };
  }
  async reloadAll() {
    await this.#ready;
    await Promise.all(this.#all().map((folder) => folder.reloadNow()));
  }
  #all() {
    return [...this.#folders, ...this.#loose.values()];
  }
  #around(absolute) {
    const around = this.#folders.filter((folder) => folder.holds(absolute));
    return around.sort((a, b) => b.cwd.length - a.cwd.length)[0];
  }
  #looseFolder(cwd) {
    return known(this.#loose, cwd, () => new Folder(cwd, true, this.#host()));
  }
  #add(path) {
    if (path !== void 0) this.#folders.push(new Folder(path, false, this.#host()));
  }
  #remove(path) {
    const at = this.#folders.findIndex(({ cwd }) => cwd === path);
    if (at < 0) return;
    const [folder] = this.#folders.splice(at, 1);
    folder.close();
    this.#onReport(folder, /* @__PURE__ */ new Set());
  }
  async #askSettings() {
    return this.#readSettings(await this.#connection.workspace.getConfiguration("toolint").catch(() => void 0));
  }
  /** Whether code may run is said when the server is started: settings may come from the files of the workspace. */
  #readSettings(given) {
    const { allowCode } = readSettings(this.#given);
    return { ...readSettings({ ...sectionOf(this.#given), ...sectionOf(given) }), allowCode };
  }
  async #configure(given) {
    const isAsked = this.#capabilities.workspace?.configuration === true;
    const settings = isAsked ? await this.#askSettings() : this.#readSettings(given);
    if (JSON.stringify(settings) === JSON.stringify(this.#settings)) return;
    this.#settings = settings;
    await this.reloadAll();
  }
  #host() {
    const { documents } = this;
    return {
      knowledge: this.knowledge,
      read: documents.read,
      settings: () => this.#settings,
      isOpen: (absolute) => documents.at(absolute) !== void 0,
      openPaths: () => [...documents.all()].map(({ path }) => path),
      onReport: (folder, paths) => this.#onReport(folder, paths),
      tell: (message, error) => tell(this.#connection, message, error),
      progress: (title) => this.#progress(title)
    };
  }
  async #progress(title) {
    if (!this.#capabilities.window?.workDoneProgress) return { step: () => {
    }, close: () => {
    } };
    const shown = await this.#connection.window.createWorkDoneProgress();
    shown.begin(title, 0);
    return {
      step: (done, total) => shown.report(Math.floor(done / total * 100), `${done} of ${total} files`),
      close: () => shown.done()
    };
  }
};
function tell(connection, message, error) {
  const shown = message.split("\n").map((line) => printable(line, LONGEST_LINE));
  const text2 = `toolint: ${shown.join("\n")}`;
  void connection.sendNotification(import_node6.ShowMessageNotification.type, { type: import_node6.MessageType.Error, message: text2 });
  if (error instanceof Error && !(error instanceof UserError)) connection.console.error(error.stack ?? error.message);
}
var LONGEST_LINE = 1e3;
var CONTROLS = /* @__PURE__ */ new Set([".gitignore", "SKILL.md", "package.json", ...LOCK_FILES]);

// src/lsp/server.ts
function serve(knowledge) {
  for (const method of ["log", "info", "debug", "dir", "table", "trace"]) console[method] = console.error;
  const connection = (0, import_node7.createConnection)(import_node7.ProposedFeatures.all, process.stdin, process.stdout);
  let shown = "";
  process.on("uncaughtException", (error) => {
    const message = `toolint itself failed: ${messageOf(error)}`;
    if (message !== shown) tell(connection, message, error);
    shown = message;
  });
  process.stdout.on("error", () => process.exit(1));
  connect(connection, knowledge);
  connection.listen();
  return new Promise(() => {
  });
}
function connect(connection, knowledge) {
  const documents = new Documents();
  const workspace = new Workspace(connection, documents, knowledge);
  const actions = new Actions(connection, workspace);
  connection.onInitialize((params) => {
    documents.encoding = encodingFor(params.capabilities.general?.positionEncodings);
    workspace.begin(params);
    return { serverInfo: TOOL, capabilities: capabilitiesFor(params, documents) };
  });
  connection.onInitialized(() => {
    const pusher = new Pusher(connection, workspace);
    void workspace.start((folder, paths) => pusher.publish(folder, paths));
    void watchFiles(connection, workspace);
  });
  connection.onDidOpenTextDocument(({ textDocument }) => workspace.touch(documents.open(textDocument)));
  connection.onDidChangeTextDocument((params) => workspace.touch(documents.change(params)));
  connection.onDidSaveTextDocument(({ textDocument }) => workspace.saved(textDocument.uri));
  connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
    const document = documents.get(uri);
    documents.close(uri);
    workspace.touch(document);
  });
  answerPulls(connection, workspace);
  connection.onCodeAction((params, token) => actions.at(params, token));
  connection.onExecuteCommand((params) => actions.execute(params));
  connection.onHover(({ textDocument, position }, token) => hoverAt(workspace, textDocument.uri, position, token));
  connection.onCompletion(
    ({ textDocument, position }, token) => completionsAt(workspace, textDocument.uri, position, token)
  );
  connection.onDocumentSymbol(({ textDocument }, token) => symbolsOf(workspace, textDocument.uri, token));
  connection.onRequest("toolint/describe", ({ uri }) => workspace.describe(uri));
}
function capabilitiesFor({ capabilities: { textDocument, workspace } }, documents) {
  return {
    positionEncoding: documents.encoding,
    textDocumentSync: { openClose: true, change: 2, save: true },
    ...textDocument?.diagnostic && {
      diagnosticProvider: { identifier: "toolint", interFileDependencies: true, workspaceDiagnostics: true }
    },
    codeActionProvider: { codeActionKinds: ["quickfix", FIX_ALL] },
    executeCommandProvider: { commands: COMMANDS },
    hoverProvider: true,
    completionProvider: { triggerCharacters: ['"', "'", ":", " "] },
    documentSymbolProvider: { label: "toolint" },
    workspace: {
      workspaceFolders: { supported: true, changeNotifications: workspace?.workspaceFolders === true }
    }
  };
}
async function watchFiles(connection, workspace) {
  connection.onDidChangeWatchedFiles(({ changes }) => {
    for (const { uri, type } of changes) {
      const path = pathOf(uri);
      if (path !== void 0 && !/\/(?:node_modules|\.git)\//.test(path)) {
        workspace.changedOnDisk(path, type !== import_node7.FileChangeType.Changed);
      }
    }
  });
  if (!workspace.capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration) return;
  const extensions = EXTENSIONS.map((each) => each.slice(1)).join(",");
  const others = ["**/.gitignore", "**/SKILL.md", "**/tool.py", "**/{yarn,bun}.lock", ...COMPARED];
  const watchers = [`**/*.{${extensions}}`, ...others].map((globPattern) => ({ globPattern }));
  await connection.client.register(import_node7.DidChangeWatchedFilesNotification.type, { watchers });
}
var COMPARED = ["**/{pyproject,Cargo}.toml", "**/*.csproj", "**/README.md"];
export {
  serve
};
