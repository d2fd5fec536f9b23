declare module 'sql.js' {
  export default function start(options: { readonly wasmBinary: ArrayBuffer | Uint8Array }): Promise<unknown>;
}
