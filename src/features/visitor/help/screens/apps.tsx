import { useQuery } from '@tanstack/react-query'
import { systemQueries } from '#api/content/system.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useSearchState } from '#patterns/use-search-state.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { DownloadGuide } from '../components/apps/download-guide.tsx'
import { HomeScreenGuide } from '../components/apps/home-screen-guide.tsx'
import { InstallCard } from '../components/apps/install-card.tsx'
import { Note } from '../components/apps/note.tsx'
import { findApps, findGuide, listGuides, SEARCH } from '../guides.ts'
import styles from './apps.module.css'

/** Guides to having the portal as an app, the home screen first. */
export default function AppsPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['help', 'common'])
  const { values, setValues } = useSearchState(SEARCH)
  const apps = findApps(useQuery(systemQueries.config()).data?.resources)
  const guides = listGuides(apps)
  const { guide, missing } = findGuide(values.guide, guides)
  const contents = {
    lite: <HomeScreenGuide />,
    ios: <DownloadGuide name="ios" link={apps.ios} />,
    android: <DownloadGuide name="android" link={apps.android} />,
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
      <Stack gap="5">
        <InstallCard />
        {missing ? <Note tone="info">{t('help:apps.noAndroid')}</Note> : null}
        <Tabs
          label={t('help:apps.tabs')}
          look="pill"
          value={guide}
          onChange={(value) => {
            const next = guides.find((known) => known === value)
            if (next) void setValues({ guide: next }, { replace: true })
          }}
          items={guides.map((name) => ({
            value: name,
            label: t(`help:apps.${name}.tab`),
            content: contents[name],
          }))}
        />
        <p className={styles.sample}>{t('help:apps.sample')}</p>
      </Stack>
    </Dialog>
  )
}
