import { useCallback } from 'react'
import { usePopup } from '#patterns/routing/popup.ts'
import { useVisitor } from '#session/visitor.ts'
import { useLatest } from '#ui/base/use-latest.ts'

/** Whether this visitor may play for money; if not, the pop-up that helps opens. A stable function. */
export function useMayPlay(): () => boolean {
  const popup = usePopup()
  const visitor = useVisitor()
  const latest = useLatest({ popup, visitor })
  return useCallback(() => {
    const { popup, visitor } = latest.current
    if (visitor.isTrial) void popup.open('real-account')
    else if (!visitor.isLogin && !visitor.pending && !visitor.lost) void popup.open('login')
    else return true
    return false
  }, [latest])
}
