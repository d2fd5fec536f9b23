declare module 'sql.js' {
  export default function start(options: { readonly wasmBinary: ArrayBuffer }): Promise<unknown>;
}
