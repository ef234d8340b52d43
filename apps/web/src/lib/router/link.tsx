import type { ComponentProps, MouseEvent } from 'react';
import { resolved, useLocation, useNavigate } from './router.tsx';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  /** Replaces the current entry; a link to the current location always does. */
  replace?: boolean;
  state?: unknown;
}

const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** Clicks that open another tab or download are left to the browser. */
function isPlain(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  if (event.defaultPrevented || event.button !== 0 || (target && target !== '_self')) return false;
  return !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
}

/** A link inside the app: navigates without loading a document. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const location = useLocation();
  const navigate = useNavigate();
  if (ELSEWHERE.test(to)) return <a {...rest} href={to} onClick={onClick} />;
  const { pathname, search, hash } = resolved(to, location);
  const address = pathname + search + hash;
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!isPlain(event)) return;
    event.preventDefault();
    const isHere = address === location.pathname + location.search + location.hash;
    navigate(address, { replace: replace ?? isHere, state });
  };
  return <a {...rest} href={address} onClick={follow} />;
}

interface NavLinkProps extends Omit<LinkProps, 'className'> {
  className?: (link: { isActive: boolean }) => string;
}

const bare = (path: string): string => path.toLowerCase().replace(/(?<=.)\/+$/, '');

/** A link that marks itself as current at its path or below it. */
export function NavLink({ className, ...rest }: NavLinkProps) {
  const location = useLocation();
  const here = bare(location.pathname);
  const there = bare(resolved(rest.to, location).pathname);
  const isActive = here === there || here.startsWith(`${there}/`);
  return (
    <Link
      {...rest}
      className={className?.({ isActive })}
      aria-current={isActive ? 'page' : undefined}
    />
  );
}
