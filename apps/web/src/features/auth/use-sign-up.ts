import { useState } from 'react';
import { errorBody } from '../../lib/http/field-errors.ts';
import { prove, taskOf } from '../../lib/proof/prove.ts';
import { type SignUpBody, useRegisterMutation } from './auth.api.ts';

/** The IP address may change between attempts, which needs another proof of work. */
const PROOFS_MAX = 3;

/**
 * Creates an account; where the server requires a proof of work, because of many sign-ups, solves it and sends the form
 * again. `share` is its progress, or null.
 */
export function useSignUp() {
  const [register, { isLoading }] = useRegisterMutation();
  const [share, setShare] = useState<number | null>(null);
  const signUp = async (form: SignUpBody) => {
    let proof: string | undefined;
    for (let proofs = 0; ; proofs++) {
      const { data, error } = await register(proof === undefined ? form : { ...form, proof });
      if (data) return data;
      const task = taskOf(errorBody(error));
      if (!task || proofs === PROOFS_MAX) throw error;
      setShare(0);
      try {
        proof = await prove(task, setShare);
      } catch {
        throw error;
      } finally {
        setShare(null);
      }
    }
  };
  return { signUp, share, busy: isLoading || share !== null };
}
