import { useState } from 'react';

/** Whether the value has grown since it was first known here, for something that should be seen arriving. */
export function useIncreased(value: number | undefined): boolean {
  const [first, setFirst] = useState(value);
  if (first === undefined && value !== undefined) setFirst(value);
  return first !== undefined && value !== undefined && value > first;
}
