/** The sentence about something that was typed or chosen wrongly; read out when it appears. */
export const Problem = ({ text }: { readonly text: string }) => (
  <p className="problem" role="status">
    {text}
  </p>
)
