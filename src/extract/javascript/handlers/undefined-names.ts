/** Names in a file of JavaScript that nothing declares: what comes to one throws a ReferenceError. Of types, compilers tell. */
import type { UndefinedName } from '../../../core/python-code.js';
import { functionAround } from '../returns.js';
import { isFunction, place } from '../syntax.js';
import type { SyntaxNode, TSESTree } from '../syntax.js';
import type { Survey } from '../survey.js';
import { isPastEnd } from './printed.js';
import { neverCalledIn } from './reached.js';

export function undefinedNamesOf(file: Survey): UndefinedName[] {
  const { identifiers, modules, scopes, assigned, classes, calls } = file;
  // Without an import, it may share its names with other scripts.
  if (modules.length === 0 || calls.some(({ callee }) => callee.type === 'Identifier' && callee.name === 'eval'))
    return [];
  const free = identifiers.filter((each) => !scopes.isDeclared(each) && !GLOBALS.has(each.name));
  if (free.length === 0 || free.some(({ name }) => OF_PAGES.has(name))) return [];
  const own = new Set(classes.map(({ id }) => id?.name));
  const functions = new Set(file.functions.map(({ id }) => id?.name));
  const written = new Set(free.filter(isWrittenTo).map(({ name }) => name));
  // What begins so, or is in capitals, may be put in when the program is built.
  const isOpen = ({ name }: TSESTree.Identifier): boolean =>
    /^[$_]|^[A-Z\d_]+$/.test(name) || [own, functions, written, assigned].some((names) => names.has(name));
  const certain = free.filter((each) => !isOpen(each) && !isAskedFor(each) && functionAround(each) !== undefined);
  if (certain.length === 0) return [];
  const isNeverCalled = neverCalledIn(file, () => true);
  const near = scopes.names();
  return certain
    .filter((each) => !isNeverCalled(each) && !isPastEnd(each))
    .map((each) => ({ ...place(each), name: each.name, near, ...(isOnTheWay(each) && { isAlways: true as const }) }));
}

/** `require('fs')`, whose types compilers know in ES modules too. */
export function requiresOf(file: Survey): UndefinedName[] {
  const { calls, identifiers, scopes } = file;
  const free = calls.filter(
    ({ callee, arguments: [source] }) =>
      callee.type === 'Identifier' &&
      callee.name === 'require' &&
      source?.type === 'Literal' &&
      !scopes.isDeclared(callee),
  );
  const isElsewhere = (each: TSESTree.Identifier): boolean =>
    each.name === 'createRequire' || each.name === 'Bun' || (each.name === 'require' && isAskedFor(each));
  if (free.length === 0 || identifiers.some(isElsewhere)) return [];
  const isNeverCalled = neverCalledIn(file, () => true);
  return free
    .filter((each) => !isNeverCalled(each) && !isPastEnd(each))
    .map(({ callee }) => ({
      ...{ ...place(callee), name: 'require', near: [] },
      isRequire: functionAround(callee) ? ('in a call' as const) : ('at load' as const),
      ...(isOnTheWay(callee) && !isTried(callee) && { isAlways: true as const }),
    }));
}

/** What it throws is caught in the same function. */
function isTried(node: SyntaxNode): boolean {
  for (let child = node, at = node.parent; at && !isFunction(at); child = at, at = at.parent)
    if (at.type === 'TryStatement' && at.handler && child === at.block) return true;
  return false;
}

const isWrittenTo = ({ parent }: TSESTree.Identifier): boolean =>
  /^(?:AssignmentExpression|UpdateExpression|For(?:In|Of)Statement|Property|ArrayPattern|AssignmentPattern|RestElement)$/.test(
    parent.type,
  ) && !(parent.type === 'Property' && parent.parent.type === 'ObjectExpression');

const isAskedFor = ({ parent }: SyntaxNode): boolean =>
  parent?.type === 'UnaryExpression' && parent.operator === 'typeof';

/** Nothing between it and its function, or the case that it is in, decides whether it runs. */
function isOnTheWay(node: SyntaxNode): boolean {
  for (let child = node, at = node.parent; at; child = at, at = at.parent) {
    if (isFunction(at) || at.type === 'SwitchCase' || at.type === 'Program') return true;
    if (/^(?:For|While|DoWhile|Catch)/.test(at.type)) return false;
    if (/^(?:IfStatement|ConditionalExpression)$/.test(at.type) && child !== (at as TSESTree.IfStatement).test)
      return false;
    if (at.type === 'LogicalExpression' && child !== at.left) return false;
  }
  return false;
}

/** Where these are known, the code may run in a page, or in an extension of a browser or of a program. */
const OF_PAGES: ReadonlySet<string> = new Set(
  'document window self parent top location chrome browser figma app jQuery importScripts context'.split(' '),
);

/** What Node.js, Deno, Bun and workers have, and JavaScript itself; and what test runners give. */
const GLOBALS: ReadonlySet<string> = new Set(
  (
    'AbortController AbortSignal AggregateError Array ArrayBuffer AsyncDisposableStack AsyncIterator Atomics BigInt ' +
    'BigInt64Array BigUint64Array Blob Boolean BroadcastChannel Buffer Bun ByteLengthQueuingStrategy CloseEvent ' +
    'CompressionStream CountQueuingStrategy Crypto CryptoKey CustomEvent DOMException DataView Date DecompressionStream Deno ' +
    'DisposableStack Error ErrorEvent EvalError Event EventSource EventTarget ExtendableEvent FetchEvent File FileReader ' +
    'FinalizationRegistry Float16Array Float32Array Float64Array FormData Function HTMLRewriter Headers Infinity Int16Array ' +
    'Int32Array Int8Array Intl Iterator JSON Map Math MessageChannel MessageEvent MessagePort NaN Navigator Number Object ' +
    'Performance PerformanceEntry PerformanceMark PerformanceMeasure PerformanceObserver PerformanceObserverEntryList ' +
    'PerformanceResourceTiming Promise PromiseRejectionEvent Proxy RangeError ReadableByteStreamController ReadableStream ' +
    'ReadableStreamBYOBReader ReadableStreamBYOBRequest ReadableStreamDefaultController ReadableStreamDefaultReader ' +
    'ReferenceError Reflect RegExp Request Response ScheduledEvent Set SharedArrayBuffer Storage StorageEvent String ' +
    'SubtleCrypto SuppressedError Symbol SyntaxError Temporal TextDecoder TextDecoderStream TextEncoder TextEncoderStream ' +
    'TransformStream TransformStreamDefaultController TypeError URIError URL URLPattern URLSearchParams Uint16Array ' +
    'Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet WebAssembly WebSocket WebSocketPair Worker ' +
    'WorkerGlobalScope WritableStream WritableStreamDefaultController WritableStreamDefaultWriter XMLHttpRequest ' +
    'addEventListener alert arguments atob btoa caches clearImmediate clearInterval clearTimeout confirm console crypto ' +
    'decodeURI decodeURIComponent dispatchEvent encodeURI encodeURIComponent escape eval exports fetch gc global globalThis ' +
    'isFinite isNaN localStorage module navigator onmessage parseFloat parseInt performance postMessage process prompt ' +
    'queueMicrotask removeEventListener reportError require scheduler sessionStorage setImmediate setInterval setTimeout ' +
    'structuredClone undefined unescape ' +
    'after afterAll afterEach before beforeAll beforeEach describe expect it jest suite test vi vitest'
  ).split(' '),
);
