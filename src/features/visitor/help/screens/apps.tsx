import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { systemQueries } from '../../../../api/system.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import type { AppGuide } from '../../../../lib/app-link.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Tabs } from '../../../../ui/tabs/tabs.tsx'
import { AndroidGuide } from '../components/android-guide.tsx'
import { AppleGuide } from '../components/apple-guide.tsx'
import { InstallCard } from '../components/install-card.tsx'
import { LiteGuide } from '../components/lite-guide.tsx'
import { Note } from '../components/note.tsx'
import { appsOf, guideOf, guidesOf, withGuide } from '../guides.ts'
import styles from './apps.module.css'

/** PRD-15, OTH-02..04, D-092: ways to have the portal as an app, the home screen first. */
export default function AppsPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['help', 'common'])
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const apps = appsOf(useQuery(systemQueries.config()).data?.resources)
  const guides = guidesOf(apps)
  const { guide, missing } = guideOf(search, guides)
  const show = (next: AppGuide) =>
    navigate({ pathname, search: withGuide(search, next), hash }, { state, replace: true })
  const contents = {
    lite: <LiteGuide />,
    ios: <AppleGuide link={apps.ios} />,
    android: <AndroidGuide link={apps.android} />,
  } as const
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t('help:apps.title')}
      description={t('help:apps.about')}
      closeLabel={t('common:action.close')}
    >
      <div className={styles.apps}>
        <InstallCard />
        {missing ? <Note tone="info">{t('help:apps.noAndroid')}</Note> : null}
        <Tabs
          label={t('help:apps.tabs')}
          look="pill"
          value={guide}
          onChange={(value) => {
            const next = guides.find((known) => known === value)
            if (next) void show(next)
          }}
          items={guides.map((name) => ({
            value: name,
            label: t(`help:apps.${name}.tab`),
            content: contents[name],
          }))}
        />
        <p className={styles.sample}>{t('help:apps.sample')}</p>
      </div>
    </Dialog>
  )
}
