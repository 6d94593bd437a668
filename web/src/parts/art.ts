// Our drawings, inlined so that they follow the theme. A game adds its own when it is loaded:
//   draw(import.meta.glob('../../art/{cow,skull}*.svg', { query: '?raw', import: 'default', eager: true }))
export interface Drawing {
  box: string;
  width: number;
  height: number;
  inner: string;
}

const drawings = new Map<string, Drawing>();

/** Style attributes become plain ones: the server's content policy forbids styles in texts. */
export function plain(svg: string): string {
  return svg.replace(
    /<([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g,
    (whole, tag: string, rest: string, end: string) => {
      const style = / style="([^"]*)"/.exec(rest);
      if (!style) return whole;
      let kept = rest.replace(style[0], '');
      for (const pair of (style[1] ?? '').split(';').filter(Boolean)) {
        const [name = '', value = ''] = pair.split(/:(.*)/s).map((word) => word.trim());
        kept = kept.replace(new RegExp(` ${name}="[^"]*"`), '') + ` ${name}="${value}"`;
      }
      return `<${tag}${kept}${end}>`;
    },
  );
}

export function draw(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    const name = path.replace(/^.*\/|\.svg$/g, '');
    const open = /<svg[^>]*>/.exec(text)?.[0] ?? '';
    const box = /viewBox="([^"]*)"/.exec(open)?.[1] ?? '0 0 24 24';
    const [, , width = 24, height = 24] = box.split(' ').map(Number);
    const inner = plain(text.slice(text.indexOf(open) + open.length, text.lastIndexOf('</svg>')));
    drawings.set(name, { box, width, height, inner });
  }
}

export function drawing(name: string): Drawing {
  const found = drawings.get(name);
  if (!found) throw new Error(`no drawing "${name}": add it with draw()`);
  return found;
}

draw(
  import.meta.glob<string>('../art/{fist,hint,logo,logo-mark,seat-*}.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
