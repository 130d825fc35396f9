import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'pt', 'admin'> = {
  'Access Denied': 'Acesso negado',
  "This page is for the people who run {site}. You'll find your own reviews and stats on your dashboard.":
    'Esta página é para quem administra o {site}. Suas avaliações e seus números estão no seu Painel.',
  'Return to Dashboard': 'Voltar ao Painel',
  "Couldn't load the totals.": 'Não foi possível carregar os totais.',
  // The admin's dashboard
  'Admin Dashboard': 'Painel de admin',
  'Delete/Manage Users': 'Excluir/gerenciar pessoas',
  'Total Users': 'Total de pessoas',
  'Paid Users': 'Pagantes',
  'Conversion Rate': 'Taxa de conversão',
  'Monthly Revenue': 'Receita mensal',
  'Total Reviews': 'Total de avaliações',
  'Version {version}': 'Versão {version}',
  Insights: 'Estatísticas',
  "Couldn't load the insights.": 'Não foi possível carregar as estatísticas.',
  'Insights start with the first sign-up': 'As estatísticas começam com o primeiro cadastro',
  "You'll see sign-ups, reviews and revenue per month here.":
    'Você verá aqui cadastros, avaliações e receita por mês.',
  "You'll see sign-ups and reviews per month here.": 'Você verá aqui cadastros e avaliações por mês.',
  'Sign-ups per month': 'Cadastros por mês',
  'Revenue per month': 'Receita por mês',
  'Payments in the last 12 months, without plans you set yourself':
    'Pagamentos dos últimos 12\u00a0meses, sem os planos que você definiu',
  'Sign-ups': 'Cadastros',
  Revenue: 'Receita',
  '{count} sign-up|{count} sign-ups': { one: '{count} cadastro', other: '{count} cadastros' },
  'No sign-ups in the last 12 months.': 'Nenhum cadastro nos últimos 12\u00a0meses.',
  'No revenue in the last 12 months.': 'Nenhuma receita nos últimos 12\u00a0meses.',
  // Audit trail; {actor} and {username} are usernames
  'Audit trail': 'Registro de auditoria',
  "Couldn't load the audit trail.": 'Não foi possível carregar o registro de auditoria.',
  "Couldn't load more entries.": 'Não foi possível carregar mais entradas.',
  'No changes yet': 'Nenhuma mudança ainda',
  'Plan changes, deleted users and retried emails will show up here.':
    'Mudanças de plano, contas excluídas e e-mails reenviados aparecem aqui.',
  'Deleted users and retried emails will show up here.':
    'Contas excluídas e e-mails reenviados aparecem aqui.',
  '{actor} changed the plan of {username}': '{actor} mudou o plano de {username}',
  '{actor} deleted {username}': '{actor} excluiu {username}',
  '{actor} signed {username} out everywhere': '{actor} encerrou todos os acessos de {username}',
  '{actor} queued all failed emails again': '{actor} pôs de novo na fila todos os e-mails que falharam',
  'an unknown user': 'alguém desconhecido',
  // A changed field, e.g. "Plan: Free → Monthly", read aloud as "Plan: Free changed to Monthly"
  '{field}:': '{field}:',
  'changed to': 'mudou para',
  none: 'nenhum',
  Until: 'Até',
  // Emails by their state
  'Email delivery': 'Entrega de e-mails',
  "Couldn't load the emails.": 'Não foi possível carregar os e-mails.',
  'Held emails wait for a confirmed address, or for one that takes mail again. Failed emails are kept for a month.':
    'E-mails retidos esperam um endereço confirmado, ou um que volte a aceitar e-mails. Os que falharam ficam guardados por um mês.',
  // States of an email
  Held: 'Retido',
  Queued: 'Na fila',
  Failed: 'Falhou',
  // An email; {time} and {next} are a date and time, {tries} is "3 attempts"
  'Last error, {time}: {error}': 'Último erro, {time}: {error}',
  'Retry all failed': 'Reenviar todos os que falharam',
  'Emails queued again': 'E-mails de novo na fila',
  'Retry failed': 'Não foi possível reenviar',
  'Failed to queue the emails again': 'Não foi possível pôr os e-mails de novo na fila',
  // Kinds of emails
  // Users
  'User Management': 'Gestão de pessoas',
  Users: 'Pessoas',
  User: 'Pessoa',
  Email: 'E-mail',
  Industry: 'Área de atuação',
  Plan: 'Plano',
  Workplaces: 'Locais',
  Joined: 'Desde',
  // On narrow screens, where the column has no heading; on wide screens, only what is outside of the element is shown
  '{count}<unit> review</unit>|{count}<unit> reviews</unit>': {
    one: '{count}<unit> avaliação</unit>',
    other: '{count}<unit> avaliações</unit>',
  },
  '{count}<unit> workplace</unit>|{count}<unit> workplaces</unit>': {
    one: '{count}<unit> local de trabalho</unit>',
    other: '{count}<unit> locais de trabalho</unit>',
  },
  '<heading>Joined </heading>{date}': '<heading>Desde </heading>{date}',
  'N/A': 'N/D',
  Actions: 'Ações',
  'Actions for {name}': 'Ações para {name}',
  // Number of users
  Total: 'Total',
  Paid: 'Pagantes',
  'Search users': 'Buscar pessoas',
  'Name, username or email': 'Nome, usuário ou e-mail',
  'Sort by': 'Ordenar por',
  'Newest first': 'Mais recentes',
  'Oldest first': 'Mais antigas',
  Name: 'Nome',
  'Most reviews': 'Mais avaliações',
  '{count} user found|{count} users found': {
    one: '{count} pessoa encontrada',
    other: '{count} pessoas encontradas',
  },
  'More than {count} user found|More than {count} users found': {
    one: 'Mais de {count} pessoa encontrada',
    other: 'Mais de {count} pessoas encontradas',
  },
  'No users found': 'Ninguém encontrado',
  'Try another name or email.': 'Tente outro nome ou e-mail.',
  "You'll see everyone who signs up here.": 'Você verá aqui quem criar uma conta.',
  'Clear search': 'Limpar busca',
  "Couldn't load the users.": 'Não foi possível carregar as pessoas.',
  "Couldn't load more users.": 'Não foi possível carregar mais pessoas.',
  'Registration is closed. To create an account, run ./goodword user create on the server: it emails the person a link for choosing a password.':
    'O cadastro está fechado. Para criar uma conta, execute ./goodword user create no servidor: a pessoa recebe um e-mail com um link para escolher a senha.',
  // Changing a user's plan
  'Edit Subscription': 'Editar assinatura',
  '{name} is on the free plan.': '{name} está no plano grátis.',
  '{name} is on the monthly plan until {date}.': '{name} está no plano mensal até {date}.',
  '{name} is on the monthly plan, with no end date.': '{name} está no plano mensal, sem data de término.',
  '{name} is on the annual plan until {date}.': '{name} está no plano anual até {date}.',
  '{name} is on the annual plan, with no end date.': '{name} está no plano anual, sem data de término.',
  "{name} pays by subscription. Changing the plan here doesn't stop the payments.":
    '{name} paga por assinatura. Mudar o plano aqui não interrompe os pagamentos.',
  'New plan': 'Novo plano',
  'Until {date}': 'Até {date}',
  'No end date': 'Sem data de término',
  'Save Changes': 'Salvar mudanças',
  'User updated': 'Conta atualizada',
  'Update failed': 'Não foi possível atualizar',
  'Failed to update user': 'Não foi possível atualizar a conta',
  // Signing a user out
  'Sign Out User': 'Encerrar acessos',
  'Sign {name} ({username}) out in every browser? Their account and password stay the same.':
    'Encerrar o acesso de {name} ({username}) em todos os navegadores? A conta e a senha não mudam.',
  'User signed out': 'Acessos encerrados',
  "They'll need to sign in again in every browser.": 'Será preciso entrar de novo em cada navegador.',
  'Sign out failed': 'Não foi possível desconectar',
  'Failed to sign out user': 'Não foi possível encerrar os acessos',
  // Deleting a user; {reviews} is "2 reviews", {workplaces} is "1 workplace"
  'Delete User': 'Excluir conta',
  "Delete {name} ({username})? This also deletes {reviews}, {workplaces} and all unsent emails. Their review link and printed codes will stop working. This can't be undone.":
    'Excluir {name} ({username})? Isso também exclui {reviews}, {workplaces} e todos os e-mails não enviados. O link de avaliação e os códigos impressos deixam de funcionar. Não é possível desfazer.',
  '{count} workplace|{count} workplaces': {
    one: '{count} local de trabalho',
    other: '{count} locais de trabalho',
  },
  'User deleted': 'Conta excluída',
  'User and all associated data have been removed.': 'A conta e todos os dados associados foram removidos.',
  'Delete failed': 'Não foi possível excluir',
  'Failed to delete user': 'Não foi possível excluir a conta',
  'Needs attention': 'Precisa de atenção',
  'Since {time}': 'Desde {time}',
  // Needs attention, also mailed to the admin
  "Emails aren't being sent": 'Os e-mails não estão saindo',
  '{count} email is waiting.|{count} emails are waiting.': {
    one: '{count} e-mail está em espera.',
    other: '{count} e-mails estão em espera.',
  },
  'The last attempt failed with "{error}".': 'A última tentativa falhou com “{error}”.',
  'Check the mail server and SMTP_URL: once it works, emails leave by themselves.':
    'Verifique o servidor de e-mail e SMTP_URL: quando funcionar, os e-mails saem sozinhos.',
  'The disk is almost full': 'O disco está quase cheio',
  "{folder} has {megabytes} MB left. When it is full, reviews can't be stored: free some space, or get a larger disk.":
    'Restam {megabytes}\u00a0MB em {folder}. Com o disco cheio, não é possível guardar avaliações: libere espaço ou use um disco maior.',
  'There is no recent backup': 'Não há backup recente',
  'There is no backup yet': 'Ainda não há backup',
  'Run ./goodword backup now, and let it run every night.':
    'Execute ./goodword backup agora e programe-o para todas as noites.',
  "The proxy isn't trusted": 'O proxy não é confiável',
  "All visitors who come through {address} are counted as one, so one person's wrong passwords lock out everyone. If {address} is your proxy, name it in TRUST_PROXY, let it send X-Forwarded-For, and restart.":
    'Todos os visitantes que vêm por {address} contam como um só, e as senhas erradas de uma pessoa bloqueiam todo mundo. Se {address} for seu proxy, indique-o em TRUST_PROXY, faça-o enviar X-Forwarded-For e reinicie.',
};
