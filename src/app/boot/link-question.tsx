import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { getTokenOwner } from '#api/member/session.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { formDrafts } from '#session/drafts.ts'
import { clearVisitor } from '#session/end.ts'
import { session } from '#session/store.ts'
import { useMember } from '#session/visitor.ts'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'

const linkToken = () => session.get('linkToken')
const drop = () => session.remove('linkToken')

/**
 * A link carried the token of another account. The current session stays unless the visitor agrees to
 * switch. A token without an account changes nothing.
 */
export default function LinkQuestion() {
  const { t } = useTranslation('frame')
  const client = useQueryClient()
  const token = useSyncExternalStore(session.subscribe, linkToken)
  const mine = useMember()?.account ?? null
  const [found, setFound] = useState<{ token: string; account: string } | null>(null)

  useEffect(() => {
    if (token === null || mine === null) return
    let left = false
    getTokenOwner(token).then(
      ({ account }) => {
        if (left) return
        if (account === mine) drop()
        else setFound({ token, account })
      },
      () => !left && drop(),
    )
    return () => {
      left = true
    }
  }, [token, mine])

  if (mine === null || found === null || found.token !== token) return null
  const changeOver = () => {
    formDrafts.clear()
    clearVisitor(client)
    session.set('token', found.token)
  }
  return (
    <AlertDialog
      open
      title={t('link.title', { name: found.account })}
      description={t('link.text', { mine, theirs: found.account })}
      cancelLabel={t('link.stay', { name: mine })}
      confirmLabel={t('link.change', { name: found.account })}
      onOpenChange={(open) => {
        if (!open) drop()
      }}
      onConfirm={changeOver}
    />
  )
}
