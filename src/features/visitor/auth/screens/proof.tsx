import { useTranslation } from '../../../../i18n/use-translation.ts'
import styles from '../../../../patterns/forms/form.module.css'
import { FormAlert } from '../../../../patterns/forms/form-alert.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { ProofForm } from '../components/proof-form.tsx'
import { useStepFocus } from '../hooks/use-step-focus.ts'
import { useProof } from '../hooks/use-proof.ts'
import type { Door } from '../hooks/use-sign-in.ts'
import type { Challenge } from '../model.ts'

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
