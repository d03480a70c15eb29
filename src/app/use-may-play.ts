import { usePopup } from '../session/popup.ts'
import { useVisitor } from '../session/visitor.ts'

/** GAM-01, GAM-02: whether this visitor may play for money; if not, opens the pop-up that helps. */
export function useMayPlay(): () => boolean {
  const { isTrial, isLogin, pending } = useVisitor()
  const { open } = usePopup()
  return () => {
    if (isTrial) void open('real-account')
    else if (!isLogin && !pending) void open('login')
    else return true
    return false
  }
}
