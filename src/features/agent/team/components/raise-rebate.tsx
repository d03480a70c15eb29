import { type DownlineDetail, raiseRebates } from '#api/agent/agent.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { RebateForm } from './rebate-form.tsx'

interface RaiseRebateProps {
  id: number
  range: NonNullable<DownlineDetail['raise']>
  onDone: () => void
}

/** A higher rebate for a direct downline; it is never lowered. */
export default function RaiseRebate({ id, range, onDone }: RaiseRebateProps) {
  const { t } = useTranslation('team')
  return (
    <RebateForm
      name={`raise-rebate-${id}`}
      range={range}
      send={(rebate, requestId) => raiseRebates({ ids: [id], rebate, requestId })}
      onDone={({ list: [result] }) => {
        // Another device may have raised it since the page was loaded.
        if (result?.raised) toast.show({ tone: 'success', message: t('rebate.done') })
        else if (result)
          toast.show({ tone: 'info', message: t('rebate.kept', { rebate: result.rebate }) })
        onDone()
      }}
    />
  )
}
