import { toDeviceTime } from '#api/transport/server-time.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { useMember } from '#session/visitor.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { minutesAndSeconds, useSecondsLeft } from '#ui/base/use-seconds-left.ts'
import { TextButton } from '#ui/link/text-button.tsx'

/** Says that this is play money and how long the trial lasts, with a link to registration. */
export default function TrialNotice() {
  const { t } = useTranslation(['frame', 'shell'])
  const { open } = usePopup()
  const until = useMember()?.expiresAt ?? null
  const left = useSecondsLeft(until === null ? null : toDeviceTime(until))
  return (
    <>
      <Badge variant="new">{t('shell:header.trial')}</Badge>
      {until === null ? null : (
        <span role="timer">{t('frame:trial.left', { time: minutesAndSeconds(left) })}</span>
      )}
      <TextButton onClick={() => open('register')}>{t('frame:trial.register')}</TextButton>
    </>
  )
}
