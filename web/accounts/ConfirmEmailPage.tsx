export function ConfirmEmailPage() {
  return <h1>Confirm your email</h1>;
}
