import { useTranslation } from '#i18n/use-translation.ts'
import { useSearchState } from '#patterns/use-search-state.ts'
import { Page } from '#ui/page/page.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { Links } from '../components/links.tsx'
import { OpenAccount } from '../components/open-account.tsx'
import { REGISTER_SEARCH, TABS } from '../model.ts'

/** Opening accounts for downlines, and managing registration links. */
export default function RegisterCenter() {
  const { t } = useTranslation(['links', 'agent'])
  const { values, setValues } = useSearchState(REGISTER_SEARCH)
  const content = { account: <OpenAccount />, links: <Links /> }
  return (
    <Page gap="5" title={t('agent:page.registerCenter')}>
      <Tabs
        label={t('links:tabs')}
        value={values.tab}
        onChange={(value) => void setValues({ tab: REGISTER_SEARCH.tab.parse(value), link: null })}
        items={TABS.map((value) => ({
          value,
          label: t(`links:tab.${value}`),
          content: content[value],
        }))}
      />
    </Page>
  )
}
