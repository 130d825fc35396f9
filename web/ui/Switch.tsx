import './switch.css';
import type { ComponentProps } from 'react';

/** A checkbox that saves on change. */
export function Switch(props: ComponentProps<'input'>) {
  return <input type="checkbox" className="switch" {...props} />;
}
