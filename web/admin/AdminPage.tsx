export function AdminPage() {
  return <h1>Admin Dashboard</h1>;
}
