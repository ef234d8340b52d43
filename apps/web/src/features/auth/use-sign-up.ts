import { useState } from 'react';
import { errorBody } from '../../lib/http/field-errors.ts';
import { prove, taskOf } from '../../lib/proof/prove.ts';
import { type SignUpBody, useRegisterMutation } from './auth.api.ts';

/** The address may change on the way, and with it the calculation that is asked for. */
const PROOFS_MAX = 3;

/**
 * Makes an account; where the server asks for a calculation first, because many accounts are being made, it is done and the form is
 * sent again. `share` is how far that is, null while there is none.
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
