import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { agentLinkQueries, type OpenedAccount } from '#api/agent/agent-links.ts'
import { systemQueries } from '#api/content/system.ts'
import { fieldRules } from '#patterns/forms/field-rules.ts'
import { FormSkeleton } from '#patterns/forms/form-skeleton.tsx'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { useToken } from '#session/store.ts'
import { AccountForm } from './account-form.tsx'
import { AccountResult } from './account-result.tsx'

/** The form, then the account with its password, which is not stored anywhere. */
export function OpenAccount() {
  const opening = useQuery(agentLinkQueries.opening(useToken() ?? ''))
  const rules = useQuery(systemQueries.registerSettings())
  const [opened, setOpened] = useState<OpenedAccount | null>(null)
  if (opened) return <AccountResult account={opened} onAgain={() => setOpened(null)} />
  return (
    <QueryBoundary query={rules} waiting={<FormSkeleton rows={3} />}>
      {({ fields }) => (
        <QueryBoundary query={opening} waiting={<FormSkeleton rows={3} />}>
          {(answer) => (
            <AccountForm opening={answer} rule={fieldRules(fields).username} onOpened={setOpened} />
          )}
        </QueryBoundary>
      )}
    </QueryBoundary>
  )
}
