import styles from '../../../forms/form.module.css'
import { FormAlert } from '../../../forms/form-alert.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { Challenge } from '../model.ts'
import { ProofForm } from '../parts/proof-form.tsx'
import { useStepFocus } from '../parts/step-focus.ts'
import { useProof } from '../parts/use-proof.ts'
import type { Door } from '../parts/use-sign-in.ts'

/** D-026, AUT-15..18: a step of the log-in. Its heading is the dialog's, or the card's. */
export default function Proof({ door, challenge }: { door: Door; challenge: Challenge }) {
  const { t } = useTranslation('auth')
  const proof = useProof(challenge, door)
  const step = useStepFocus<HTMLDivElement>()
  return (
    <div ref={step} className={styles.form}>
      {proof.locked ? (
        <FormAlert error={proof.failure} />
      ) : (
        <ProofForm challenge={challenge} proof={proof} />
      )}
      <Button
        variant={proof.locked ? 'secondary' : 'ghost'}
        block
        disabled={proof.busy}
        onClick={() => door.leaveProof()}
      >
        {t('proof.back')}
      </Button>
    </div>
  )
}
