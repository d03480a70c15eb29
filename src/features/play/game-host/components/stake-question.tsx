import { useBonusText } from '#entities/bonus/use-running-bonus.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import type { RoundState } from '../round-state.ts'

/** A stake that does not count for the running bonus, before it is placed. */
export function StakeQuestion({ round: { question } }: { round: RoundState }) {
  const { t } = useTranslation('bonus')
  const text = useBonusText()
  if (question === null) return null
  const { bonus, stake, answer } = question
  return (
    <AlertDialog
      open
      tone="caution"
      title={t('ask.title')}
      description={text.tooHigh(bonus, stake)}
      cancelLabel={t('ask.change')}
      confirmLabel={t('ask.place')}
      onOpenChange={(open) => {
        if (!open) answer(false)
      }}
      onConfirm={() => answer(true)}
    />
  )
}
