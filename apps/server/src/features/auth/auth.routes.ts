import { authEndpoints } from '@ankur/contracts/auth/endpoints';
import {
  CONFIRMATION_SENT,
  EMAIL_CONFIRMED,
  PASSWORD_CHANGED,
  PASSWORD_RESET,
  RESET_LINK_SENT,
} from '@ankur/contracts/auth/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { idempotencyKey } from '../../platform/http/idempotency-key.ts';
import { addRoute } from '../../platform/http/route.ts';
import { createAccountMails } from './account-mails.ts';
import { createAuthService } from './auth.service.ts';
import { createBackground } from './background.ts';
import { confirmationIsRequired, createEmailConfirmation } from './email-confirmation.ts';
import { createPasswordsService } from './passwords.service.ts';
import { createSessionsService, type Device } from './sessions.service.ts';

const deviceOf = (request: FastifyRequest, name: string | undefined): Device => ({
  ip: request.ip,
  userAgent: request.headers['user-agent'],
  name,
});

/** Constant answer time, longer than a look-up and a mail, so that known and unknown addresses take the same time. */
const FORGOT_ANSWER_MS = 200;

export function authRoutes(app: FastifyInstance, deps: AppDeps): void {
  const sessions = createSessionsService(deps);
  const background = createBackground(app);
  const mails = createAccountMails(deps, background.later);
  const confirmation = createEmailConfirmation(deps, mails);
  const { later } = background;
  const auth = createAuthService(deps, { sessions, mails, confirmation, later });
  const passwords = createPasswordsService(deps, mails);
  const told = confirmationIsRequired(deps.config) ? { confirm_email: true as const } : {};

  addRoute(
    app,
    deps.guards,
    authEndpoints.register,
    async ({ body, request, reply }) => {
      reply.header('cache-control', 'no-store');
      return {
        msg: 'Registration Successful',
        token: await auth.register(body, deviceOf(request, body.device)),
        ...told,
      };
    },
    { alsoWrong: (_caller, body) => auth.signUpProblems(body) },
  );
  addRoute(app, deps.guards, authEndpoints.login, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return {
      msg: 'Login Successfull',
      token: await auth.login(body, deviceOf(request, body.device)),
    };
  });
  addRoute(app, deps.guards, authEndpoints.refresh, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return sessions.renew(body.refresh, idempotencyKey(request));
  });
  addRoute(app, deps.guards, authEndpoints.logout, async ({ body }) => {
    await sessions.close(body.refresh);
    return undefined;
  });
  addRoute(app, deps.guards, authEndpoints.name, async ({ caller }) => ({
    name: await auth.name(caller.farmerId),
  }));

  addRoute(
    app,
    deps.guards,
    authEndpoints.changePassword,
    async ({ caller, body }) => {
      await passwords.change(caller, body);
      return { msg: PASSWORD_CHANGED };
    },
    { alsoWrong: async (caller, body) => (caller ? passwords.changeProblems(caller, body) : {}) },
  );
  addRoute(
    app,
    deps.guards,
    authEndpoints.forgotPassword,
    async ({ body }) => {
      await background.answerAfter(FORGOT_ANSWER_MS, 'reset letter', () =>
        passwords.sendLink(body.email),
      );
      return {
        msg: RESET_LINK_SENT,
      };
    },
    { perAddress: { name: 'forgot-address', points: 200, seconds: 15 * 60 } },
  );
  addRoute(
    app,
    deps.guards,
    authEndpoints.resetPassword,
    async ({ params, body }) => {
      await passwords.reset(params, body);
      return { msg: PASSWORD_RESET };
    },
    { alsoWrong: async (_caller, body) => passwords.newPasswordProblem(body) },
  );

  addRoute(app, deps.guards, authEndpoints.emailConfirmation, ({ caller }) =>
    confirmation.state(caller.farmerId),
  );
  addRoute(app, deps.guards, authEndpoints.sendConfirmation, async ({ caller }) => {
    await confirmation.sendAgain(caller.farmerId);
    return { msg: CONFIRMATION_SENT };
  });
  addRoute(app, deps.guards, authEndpoints.confirmEmail, async ({ params }) => {
    await confirmation.confirm(params);
    return { msg: EMAIL_CONFIRMED };
  });
}
