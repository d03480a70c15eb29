import { usePopup } from '#patterns/routing/popup.ts'
import { useVisitor } from '#session/visitor.ts'

/** Whether this visitor may play for money; if not, the pop-up that helps opens. */
export function useMayPlay(): () => boolean {
  const popup = usePopup()
  const visitor = useVisitor()
  return () => {
    if (visitor.isTrial) void popup.open('real-account')
    else if (!visitor.isLogin && !visitor.pending && !visitor.lost) void popup.open('login')
    else return true
    return false
  }
}
