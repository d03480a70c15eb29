import { HeartHandshake } from 'lucide-react'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Failure } from '../../../../patterns/forms/failure.tsx'
import { usePopup } from '../../../../patterns/routing/popup.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { TextButton } from '../../../../ui/link/text-button.tsx'
import note from '../components/barred.module.css'
import { Barred } from '../components/barred.tsx'
import { Doors } from '../components/doors.tsx'
import { Head } from '../components/head.tsx'
import styles from '../components/page.module.css'
import { useMissions, useThisMonth } from '../components/queries.ts'
import { ReadyToday } from '../components/ready-today.tsx'
import { Waiting } from '../components/waiting.tsx'

/** The hub: what is ready today, then the doors to all that gives something. */
export default function Rewards() {
  const { t } = useTranslation('rewards')
  const month = useThisMonth()
  const excluded = month.data?.barred === 'SELF_EXCLUDED'
  return (
    <section className={styles.page} aria-labelledby="rewards-title">
      <Head id="rewards-title" title={t('hub.title')} intro={t('hub.intro')} />
      {excluded ? <Barred bar="SELF_EXCLUDED" /> : <Offers doors={month.isFetched} />}
      <SaferNote />
    </section>
  )
}

/** Nothing of it is for those who have excluded themselves: the doors wait until that is known. */
function Offers({ doors }: { doors: boolean }) {
  const { t } = useTranslation('rewards')
  return (
    <>
      <section className={styles.part} aria-labelledby="ready-title">
        <h2 className={styles.title} id="ready-title">
          {t('hub.ready')}
        </h2>
        <Today />
      </section>
      {doors ? (
        <section className={styles.part} aria-labelledby="doors-title">
          <h2 className={styles.title} id="doors-title">
            {t('hub.doors')}
          </h2>
          <Doors />
        </section>
      ) : null}
    </>
  )
}

function Today() {
  const month = useThisMonth()
  const missions = useMissions()
  if (!month.data || !missions.data) {
    const failed = month.error ? month : missions
    return <Failure query={failed} waiting={<Waiting shape="cards" />} />
  }
  const bar = month.data.barred
  return bar === null ? (
    <ReadyToday month={month.data} summary={missions.data} />
  ) : (
    <Barred bar={bar} />
  )
}

/** F-01: no reward is a reason to play more, said where rewards are. */
function SaferNote() {
  const { t } = useTranslation('rewards')
  const { open } = usePopup()
  return (
    <aside className={note.note} aria-label={t('safer.label')}>
      <Icon of={HeartHandshake} size="lg" />
      <p>
        {t('safer.text')}{' '}
        <TextButton onClick={() => open('limits')}>{t('safer.limits')}</TextButton>
      </p>
    </aside>
  )
}
