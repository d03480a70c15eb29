import { useTranslation } from '#i18n/use-translation.ts'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { ProofForm } from '../components/proof-form.tsx'
import { useProof } from '../hooks/use-proof.ts'
import type { SignIn } from '../hooks/use-sign-in.ts'
import { useStepFocus } from '../hooks/use-step-focus.ts'
import type { Challenge } from '../model.ts'
import { AUTH_REFUSALS } from '../refusals.ts'

/** A step of the login. Its heading is the dialog's, or the card's. */
export default function Proof({ signIn, challenge }: { signIn: SignIn; challenge: Challenge }) {
  const { t } = useTranslation('auth')
  const proof = useProof(challenge, signIn)
  const step = useStepFocus<HTMLDivElement>()
  return (
    <Stack ref={step}>
      {proof.locked ? (
        <FormAlert refusals={AUTH_REFUSALS} error={proof.failure} />
      ) : (
        <ProofForm challenge={challenge} proof={proof} />
      )}
      <Button
        variant={proof.locked ? 'secondary' : 'ghost'}
        block
        disabled={proof.busy}
        onClick={() => signIn.leaveChallenge()}
      >
        {t('proof.back')}
      </Button>
    </Stack>
  )
}
