import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CONTRACT = join(import.meta.dirname, '../../contract');

/** What stands beside a shape in the source: by the path of a field, as in `months.month`; '' is the shape itself. */
interface Shape {
  comments: Map<string, string>;
  /** Shapes that it takes over as they are, and at which path. */
  bases: [path: string, name: string][];
}

/**
 * What the contract's comments say of its shapes and their fields, so that it is said once, for who reads the source and for
 * who reads the API's description. In the schemas themselves it would travel with every page.
 * @returns the comment on the field of a shape, by its exported name.
 */
export function readContractComments(): (shape: string, path: string) => string | undefined {
  const shapes = new Map<string, Shape>();
  for (const file of readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' })) {
    if (/(?<!\.test)\.ts$/.test(file)) readShapes(readFileSync(join(CONTRACT, file), 'utf8'), shapes);
  }

  return function commentOn(name: string, path: string): string | undefined {
    const shape = shapes.get(name);
    const own = shape?.comments.get(path);
    if (own !== undefined || path === '') return own;
    for (const [place, base] of shape?.bases ?? []) {
      const isWithin = place === '' || path.startsWith(`${place}.`);
      const found = isWithin
        ? commentOn(base, place === '' ? path : path.slice(place.length + 1))
        : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

/** Line by line: the formatter has put every field on a line of its own, and tells by the indent what it belongs to. */
function readShapes(source: string, shapes: Map<string, Shape>): void {
  let shape: Shape | null = null;
  let parents: { indent: number; name: string }[] = [];
  let comment: string | undefined;
  for (const [, text, line = ''] of source.matchAll(/^ *\/\*\*((?:[^*]|\*(?!\/))*)\*\/$|^(.+)$/gm)) {
    if (text !== undefined) {
      comment = text.replace(/\n *\*/g, '').trim();
      continue;
    }
    const [, exported] = /^export const (\w+) =/.exec(line) ?? [];
    const [, indent = '', field] = /^(\s+)(\w+):/.exec(line) ?? [];
    let path = '';
    if (exported !== undefined) {
      shape = { comments: new Map(), bases: [] };
      shapes.set(exported, shape);
      parents = [];
    } else if (field !== undefined) {
      parents = [
        ...parents.filter((parent) => parent.indent < indent.length),
        { indent: indent.length, name: field },
      ];
      path = parents.map(({ name }) => name).join('.');
    }
    if (shape && comment !== undefined && (exported ?? field) !== undefined)
      shape.comments.set(path, comment);
    const [, base] = /z\.extend\((\w+)/.exec(line) ?? [];
    if (shape && base !== undefined) shape.bases.push([path, base]);
    comment = undefined;
  }
}
