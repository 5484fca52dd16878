import { target } from '../../e2e/harness/sent.ts';
import { type Attack, planted } from './attack.ts';

const text = `no\n##[stop-commands]${planted}\r::add-mask::${planted}`;

const attack = (what: string, more: Pick<Attack, 'inBrief' | 'service' | 'verdict'>): Attack => ({
  area: 'services',
  what,
  ...more,
});

/** Attacks through the responses of services. */
export const serviceAttacks: readonly Attack[] = [
  attack('the portal refuses the exchange with commands of the runner', {
    inBrief: true,
    service: (cloud) =>
      cloud.faults.add({
        ...target.exchange,
        kind: {
          type: 'answer',
          status: 403,
          body: { error: { code: 'forbidden', message: text } },
        },
      }),
    verdict: 'EXCHANGE_FORBIDDEN',
  }),
  attack('the platform refuses the upload with commands of the runner', {
    inBrief: true,
    service: ({ distribution }) => {
      distribution.behaviour.reject = { step: 'request', reason: text, statusCode: 400 };
    },
    verdict: 'UPLOAD_REFUSED',
  }),
  attack(
    'the platform refuses the token with commands of the runner, before a fresh one is masked',
    {
      inBrief: true,
      service: ({ distribution }) => {
        distribution.behaviour.reject = { step: 'validateapitoken', reason: text, statusCode: 401 };
      },
      verdict: 'UPLOAD_TOKEN_REFUSED',
    },
  ),
  attack('Microsoft Entra refuses the login with commands of the runner', {
    service: (cloud) =>
      cloud.faults.add({
        ...target.login,
        kind: {
          type: 'answer',
          status: 401,
          body: { error: 'invalid_client', error_description: `AADSTS7000215: ${text}` },
        },
      }),
    verdict: 'LOGIN_REFUSED',
  }),
];
