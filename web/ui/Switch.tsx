import './switch.css';
import type { ComponentProps } from 'react';

/** A checkbox that saves on change; browsers don't restore it after a reload. */
export function Switch(props: ComponentProps<'input'> & { name: string }) {
  return <input type="checkbox" autoComplete="off" className="switch" {...props} />;
}
