export function UsersPage() {
  return <h1>User Management</h1>;
}
