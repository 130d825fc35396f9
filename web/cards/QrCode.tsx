import { useMemo } from 'react';
import { encode } from 'uqr';

/** Drawn in the browser, so it works offline. Black on white in both themes. */
export function QrCode({ link, name, className }: { link: string; name: string; className: string }) {
  const { size, path } = useMemo(() => draw(link), [link]);
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path className="fill-white" d={`M0 0h${size}v${size}H0z`} />
      <path className="fill-black" d={path} />
    </svg>
  );
}

/** `size` is in modules, including the margin of 4. */
function draw(link: string): { size: number; path: string } {
  const { data, size } = encode(link, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}
