import { useQuery } from '@tanstack/react-query'
import { DoorClosed } from 'lucide-react'
import { useRef, useState } from 'react'
import { systemQueries } from '#api/content/system.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { FormSkeleton } from '#patterns/forms/form-skeleton.tsx'
import { useErrorText } from '#patterns/forms/use-error-text.ts'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { usePopup } from '#patterns/routing/popup.ts'
import { useModule } from '#session/visitor.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { RegisterForm } from '../components/register-form.tsx'
import type { TypedValues } from '../hooks/use-register-form.ts'
import { getRegisterMethods, listFields, type RegisterMethod } from '../model.ts'

/** The ways that are on; the rules first, then a form for the way that is chosen. */
export function RegisterMethods() {
  const { t } = useTranslation(['register', 'common'])
  const { open } = usePopup()
  const describe = useErrorText()
  const config = useQuery(systemQueries.config()).data
  const rules = useQuery(systemQueries.registerSettings())
  const countries = useQuery(systemQueries.countries())
  const modules = {
    username: useModule('USERNAMEREG3'),
    mobile: useModule('MOBILENUMREG3'),
    mobilePassword: useModule('MOBILENUMPASSREG3'),
    sms: useModule('REGMOBVERF3'),
  }
  const ways = getRegisterMethods(modules)
  const [first = 'username'] = ways
  const [way, setWay] = useState<RegisterMethod>(first)
  const typed: TypedValues = useRef(null)
  if (ways.length === 0) {
    return (
      <EmptyState
        icon={DoorClosed}
        message={t('register:closed')}
        action={
          <Button variant="secondary" onClick={() => open('chat')}>
            {t('common:action.support')}
          </Button>
        }
      />
    )
  }
  return (
    <QueryBoundary query={rules} waiting={<FormSkeleton rows={5} />} describe={describe}>
      {({ fields }) => {
        if (!config || countries.isPending) return <FormSkeleton rows={5} />
        const form = (of: RegisterMethod) => (
          <RegisterForm
            way={of}
            fields={listFields(fields, of, modules)}
            config={config}
            typed={typed}
          />
        )
        return ways.length === 1 ? (
          form(first)
        ) : (
          <Tabs
            label={t('register:ways')}
            look="pill"
            wide
            value={way}
            onChange={(value) => setWay(value === 'mobile' ? 'mobile' : 'username')}
            items={ways.map((value) => ({
              value,
              label: t(`register:way.${value}`),
              content: form(value),
            }))}
          />
        )
      }}
    </QueryBoundary>
  )
}
