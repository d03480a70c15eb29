import { CircleCheck, CloudOff, RotateCcw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '#i18n/use-translation.ts'
import { useFocusHandOver } from '#ui/base/use-focus-hand-over.ts'
import { Button } from '#ui/button/button.tsx'
import { cardLook } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Spinner } from '#ui/spinner/spinner.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import type { LostWriteState } from './use-lost-write.ts'

const LOOK = {
  checking: { tone: 'info', icon: null },
  done: { tone: 'success', icon: CircleCheck },
  undone: { tone: 'warning', icon: RotateCcw },
  unreachable: { tone: 'warning', icon: CloudOff },
} as const

interface LostWriteProps {
  /** Of `useLostWrite`. */
  lostWrite: { readonly state: LostWriteState; readonly check: () => void }
}

/** Shows the state of a write whose answer was lost. Changes are announced. */
export function LostWrite({ lostWrite: { state, check } }: LostWriteProps) {
  const { t } = useTranslation('patterns')
  const look = state && LOOK[state]
  const ref = useRef<HTMLDivElement>(null)
  useFocusHandOver(ref)
  const shown = Boolean(look)
  // WCAG 2.4.3: the pressed button is disabled or gone, so keyboard users continue here.
  useEffect(() => {
    const { activeElement } = document
    const lost = !activeElement || activeElement.matches('body, :disabled')
    if (shown && lost) ref.current?.focus({ preventScroll: true })
  }, [shown])
  return (
    <div ref={ref} role="status" tabIndex={-1} className={look ? undefined : 'visually-hidden'}>
      {look && state ? (
        <div {...cardLook({ direction: 'row', align: 'start', tone: look.tone, padding: 'md' })}>
          {look.icon ? <Icon of={look.icon} size="lg" /> : <Spinner />}
          <Stack gap="2" align="start">
            <p>
              <strong>{t(`lost.${state}.title`)}</strong>
            </p>
            <p>{t(`lost.${state}.text`)}</p>
            {state === 'unreachable' ? (
              <Button size="sm" onClick={check}>
                {t('lost.again')}
              </Button>
            ) : null}
          </Stack>
        </div>
      ) : null}
    </div>
  )
}
