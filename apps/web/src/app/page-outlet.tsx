import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from '../lib/router/router.tsx';
import { forgetTyping } from '../lib/session/ended.ts';
import { PageBoundary } from './page-boundary.tsx';
import { Waiting } from './waiting.tsx';

function arriveAt(address: string): void {
  forgetTyping();
  if (!address.includes('#')) window.scrollTo(0, 0);
}

/** Outlet of pages: a failing or suspended page leaves the frame in place. */
export function PageOutlet() {
  const { pathname, hash } = useLocation();
  useEffect(() => arriveAt(pathname + hash), [pathname, hash]);
  return (
    <PageBoundary key={pathname}>
      <Suspense fallback={<Waiting />}>
        <Outlet />
      </Suspense>
    </PageBoundary>
  );
}
