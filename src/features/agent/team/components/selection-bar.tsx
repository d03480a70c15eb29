import { Percent, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Downline } from '#api/agent/agent.ts'
import { loadTexts } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useMember } from '#session/visitor.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { MAX_RAISED } from '../model.ts'
import styles from './team.module.css'

const RaiseRebates = lazy(async () => {
  const [part] = await Promise.all([
    import('./raise-rebates.tsx'),
    loadTexts('links', 'forms', 'patterns'),
  ])
  return part
})

interface ChosenBarProps {
  chosen: readonly Downline[]
  onClear: () => void
}

/** Actions on several downlines at once. */
export function SelectionBar({ chosen, onClear }: ChosenBarProps) {
  const { t } = useTranslation(['team', 'common'])
  const readOnly = useMember()?.readOnly === true
  const [open, setOpen] = useState(false)
  const direct = chosen.filter(({ level }) => level === 1)
  const others = chosen.length - direct.length
  const tooMany = direct.length > MAX_RAISED
  return (
    <section className={styles.chosen} aria-label={t('team:chosen.label')}>
      <strong role="status">{t('team:chosen.count', { count: chosen.length })}</strong>
      {readOnly || direct.length === 0 ? null : (
        <Button size="sm" startIcon={Percent} disabled={tooMany} onClick={() => setOpen(true)}>
          {t('team:chosen.raise')}
        </Button>
      )}
      <Button size="sm" variant="ghost" startIcon={X} onClick={onClear}>
        {t('team:chosen.clear')}
      </Button>
      {tooMany ? <p>{t('team:chosen.tooMany', { most: MAX_RAISED })}</p> : null}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('team:chosen.title')}
        description={[
          t('team:chosen.direct', { count: direct.length }),
          ...(others > 0 ? [t('team:chosen.others', { count: others })] : []),
        ].join(' ')}
        closeLabel={t('common:action.close')}
      >
        <Suspense fallback={<Skeleton lines={4} />}>
          <RaiseRebates ids={direct.map(({ id }) => id)} onDone={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </section>
  )
}
