/** The floating farm assistant; shown by the shell to signed-in farmers only. */
export default function ChatWidget() {
  return null;
}
