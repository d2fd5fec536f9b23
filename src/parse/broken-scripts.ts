/** Scripts of pages that cannot be parsed: when that is a fault, and when it only seems to be one. */

/** What templates leave open until somebody fills it in: `{{ data }}`, `{% if … %}`, `<%= data %>`, `<?php`, `#{data}`. */
const OPEN = /\{\{|\{%|\{#|<%|<\?|#\{/;
/** `${data}` is code elsewhere, and so are single signs beside a word: `%DATA%`, `@@data@@`. */
const OPEN_HERE = /\$\{|%\w+%|@\w+@|#\w+#|\$\w+\$|<!--/;

/** `at` is where the parser stumbled. */
export function mayBeFilledIn(script: string, at: number): boolean {
  const start = script.lastIndexOf('\n', at - 1) + 1;
  const end = script.indexOf('\n', at);
  return OPEN.test(script) || OPEN_HERE.test(script.slice(start, end < 0 ? undefined : end));
}

const WIDGET =
  /\b(?:window|globalThis|self|top|parent)\s{0,9}\??\.\s{0,9}openai\b|openai:set_globals|\bcallServerTool\b/;

/** It is the code of a widget for sure. */
export const isWidgetScript = (script: string): boolean => WIDGET.test(script);
