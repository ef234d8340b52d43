import { RESET_PAGE } from '@ankur/contracts/web-routes';
import { Suspense } from 'react';
import { Navigate, Route, Routes } from '../lib/router/router.tsx';
import { DetailFrame, RequireSession, SignedOutOnly } from './guards.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { PublicFrame } from './public/public-frame.tsx';
import {
  APPLICATION_PAGES,
  AUTH,
  CHANGE_LANGUAGE,
  CONFIRM_EMAIL,
  CROP_GUIDE,
  CROPS,
  DEV_UI,
  FORGET,
  GUIDANCE_DETAIL,
  LANDING,
  NOT_FOUND,
  RESET_PASSWORD,
  SHARED_DIARY,
  STORE_GATE,
  TERMS,
} from './routes.ts';
import { Waiting } from './waiting.tsx';

/**
 * All routes; named pages win over `/application/{id}`. Errors outside a page, such as a frame's chunk
 * missing offline, are shown here.
 */
export function Router() {
  return (
    <PageBoundary>
      <Suspense fallback={<Waiting />}>
        <Routes>
          <Route path="/" element={<LANDING.Page />} />
          <Route element={<PublicFrame />}>
            <Route path="terms" element={<TERMS.Page />} />
            <Route path="change-language" element={<CHANGE_LANGUAGE.Page />} />
            {DEV_UI && <Route path="dev/ui" element={<DEV_UI.Page />} />}
            <Route path="*" element={<NOT_FOUND.Page />} />
          </Route>
          <Route element={<STORE_GATE.Page />}>
            <Route element={<SignedOutOnly />}>
              <Route path="auth/*" element={<AUTH.Page />} />
            </Route>
            <Route element={<PublicFrame />}>
              <Route path="forget" element={<FORGET.Page />} />
              <Route path="confirm-email/:id/:token" element={<CONFIRM_EMAIL.Page />} />
              <Route path={RESET_PAGE} element={<RESET_PASSWORD.Page />} />
            </Route>
            <Route path="application">
              <Route element={<RequireSession />}>
                <Route index element={<Navigate to="/application/land" replace />} />
                {Object.entries(APPLICATION_PAGES).map(([path, { Page }]) => (
                  <Route key={path} path={path} element={<Page />} />
                ))}
              </Route>
              <Route element={<DetailFrame />}>
                <Route path="crops" element={<CROPS.Page />} />
                <Route path="crops/:id" element={<CROP_GUIDE.Page />} />
                <Route path="diary/:code" element={<SHARED_DIARY.Page />} />
                <Route path=":id" element={<GUIDANCE_DETAIL.Page />} />
              </Route>
            </Route>
          </Route>
        </Routes>
      </Suspense>
    </PageBoundary>
  );
}
