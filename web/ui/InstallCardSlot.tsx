import { createContext, type ReactNode, useContext } from 'react';

/** The card once it is due, which each layout shows between its content and its footer. */
export const DueInstallCard = createContext<ReactNode>(null);

export function InstallCardSlot({ className }: { className?: string }) {
  const card = useContext(DueInstallCard);
  return card && <div className={className}>{card}</div>;
}
