/** Texts to start from, broken in ways that people meet: the build writes them into the page. */
export interface Example {
  readonly label: string;
  readonly name: string;
  readonly text: string;
}

export function examplesIn(page: Document): readonly Example[] {
  return JSON.parse(page.getElementById('examples')!.textContent) as readonly Example[];
}
