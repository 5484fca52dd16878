/**
 * Puts each section between its markers, `<!-- generated: NAME -->` and `<!-- /generated -->`.
 * @returns the new text, and the names of the sections that are different now
 * @throws Error for a section without markers, and for markers without a section
 */
export function replaceSections(
  text: string,
  sections: Readonly<Record<string, string>>,
): { text: string; changed: string[] } {
  const changed: string[] = [];
  const seen = new Set<string>();
  const replaced = text.replaceAll(
    /(<!-- generated: ([\w-]+) -->)([\s\S]*?)(<!-- \/generated -->)/g,
    (block: string, open: string, name: string, _body: string, close: string) => {
      const section = sections[name];
      if (section === undefined) throw new Error(`README.md: nothing generates "${name}".`);
      seen.add(name);
      const fresh = `${open}\n\n${section.trim()}\n\n${close}`;
      if (fresh !== block) changed.push(name);
      return fresh;
    },
  );
  const missing = Object.keys(sections).filter((name) => !seen.has(name));
  if (missing.length > 0)
    throw new Error(`README.md: no place for ${missing.map((name) => `<!-- generated: ${name} -->`).join(', ')}.`);
  return { text: replaced, changed };
}
