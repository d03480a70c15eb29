import type { Wallets } from '#api/money/wallet.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { useWriteBlockId } from '#patterns/use-online.ts'
import { cardLook } from '#ui/card/card.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { useAutoTransfer } from '../hooks/use-wallets.ts'

/** Whether opening a game may move money to its vendor by itself. */
export function AutoTransfer({ wallets }: { wallets: Wallets }) {
  const { t } = useTranslation('wallet')
  const blockId = useWriteBlockId()
  const { mutate, busy, input, error } = useAutoTransfer()
  const checked = input ?? wallets.autoTransfer
  return (
    <div {...cardLook({ padding: 'lg' })}>
      <Switch
        spread
        label={t('auto.label')}
        hint={t('auto.hint')}
        checked={checked}
        disabled={busy || blockId !== undefined}
        aria-describedby={blockId}
        onChange={() => void mutate(!checked)}
      />
      {error === null ? null : <FormAlert error={error} />}
    </div>
  )
}
