export function SubscribePage() {
  return <h1>Upgrade Your Account</h1>;
}
