import type { Dictionary } from '../sentences.ts';

export const texts: Dictionary<'pt', 'settings'> = {
  'Groups of settings': 'Grupos de ajustes',
  Account: 'Conta',
  Plan: 'Plano',
  Devices: 'Aparelhos',
  // Workplaces
  Workplaces: 'Locais',
  'Manage Workplaces': 'Gerenciar locais',
  'Where you work. Each place has its own link and QR code.':
    'Onde você trabalha. Cada local tem seu próprio link e código QR.',
  'No workplaces yet': 'Nenhum local ainda',
  'Add one to see where each review comes from.': 'Adicione um para ver de onde vem cada avaliação.',
  // Of a workplace, and of a person
  Name: 'Nome',
  Location: 'Localização',
  Actions: 'Ações',
  'Optional. A town, street or branch, to tell it apart.':
    'Opcional. Uma cidade, rua ou filial, para diferenciar.',
  'Add Workplace': 'Adicionar local',
  'Customers will see its name on your review page.':
    'Os clientes verão o nome dele na sua página de avaliação.',
  'Workplace added successfully': 'Local adicionado',
  'Failed to add workplace': 'Não foi possível adicionar o local',
  'Nothing was saved. A second workplace needs a paid plan.':
    'Nada foi salvo. Um segundo local de trabalho exige um plano pago.',
  'Nothing was saved. Please try again.': 'Nada foi salvo. Tente de novo.',
  'Edit {name}': 'Editar {name}',
  'Edit Workplace': 'Editar local',
  "This workplace's links and printed codes will keep working.":
    'Os links e códigos impressos deste local continuam funcionando.',
  'Save Changes': 'Salvar mudanças',
  'Workplace updated successfully': 'Local atualizado',
  'Failed to update workplace': 'Não foi possível atualizar o local',
  'Delete {name}': 'Excluir {name}',
  "Delete {name}? You'll keep its reviews as General Reviews. Its codes will open your general page.":
    'Excluir {name}? As avaliações ficam com você como avaliações gerais. Os códigos vão abrir sua página geral.',
  'Workplace deleted successfully': 'Local excluído',
  'Failed to delete workplace': 'Não foi possível excluir o local',
  // Emails
  Emails: 'E-mails',
  'Choose what we email you, and how often.': 'Escolha quais e-mails receber e com que frequência.',
  'Failed to save your email settings': 'Não foi possível salvar seus ajustes de e-mail',
  'New and changed reviews': 'Avaliações novas e alteradas',
  // Emails about your page and your plan
  // How often
  'Right away': 'Na hora',
  Daily: 'Todo dia',
  Never: 'Nunca',
  'You get each new or changed review right away.': 'Você recebe cada avaliação nova ou alterada na hora.',
  // {time} is "Lisbon time"
  'In one email a day, 24 hours after the first of them.':
    'Em um e-mail por dia, 24 horas depois da primeira.',
  "They aren't emailed. You'll find them in your list.": 'Não são enviadas por e-mail. Ficam na sua lista.',
  'Saved. Anything already waiting is sent one last time.':
    'Salvo. O que já estava em espera será enviado uma última vez.',
  // Hours of a day
  'Fold 1- and 2-star reviews until I open them': 'Recolher avaliações de 1 e 2\u00a0estrelas até eu abrir',
  'In your emails and your lists. They still count in your average.':
    'Nos e-mails e nas listas. Elas continuam contando na sua média.',
  'Emails about your password and address always come right away.':
    'E-mails sobre sua senha e seu endereço sempre chegam na hora.',
  'Emails about your account and plan always come right away.':
    'E-mails sobre sua conta e seu plano sempre chegam na hora.',
  'On hold': 'Em espera',
  'These emails wait until you open the link we sent to {email}.':
    'Estes e-mails esperam até você abrir o link que enviamos para {email}.',
  'Mail for {email} was refused: {refusal}. Try again, or change your address under Account.':
    'O e-mail para {email} foi recusado: {refusal}. Tente de novo ou mude seu endereço em Conta.',
  // Notifications
  Alerts: 'Alertas',
  'Hear about a new review right here.': 'Saiba de uma nova avaliação aqui mesmo.',
  "Couldn't load your alerts.": 'Não foi possível carregar seus alertas.',
  'Failed to save your alerts': 'Não foi possível salvar seus alertas',
  'Notify me on this device': 'Avisar neste aparelho',
  'As in “★★★★★ from Ana”. You still get your emails.':
    'Por exemplo, “★★★★★ de Ana”. Você continua recebendo os e-mails.',
  'As in “★★★★★ from Ana”. Alerts follow your email settings: same reviews, same times.':
    'Por exemplo, “★★★★★ de Ana”. Os alertas seguem seus ajustes de e-mail: as mesmas avaliações, nos mesmos horários.',
  'Emails about new reviews are set to Never, so no alerts come either.':
    'Os e-mails de novas avaliações estão em Nunca, por isso os alertas também não chegam.',
  'Choose Allow when your browser asks.': 'Escolha Permitir quando o navegador perguntar.',
  'Your browser blocks notifications from {site}. Allow them in its site settings, or in the settings of your phone.':
    'Seu navegador bloqueia as notificações do {site}. Permita-as nas configurações do site ou nas do telefone.',
  'On iPhone and iPad, this needs the installed app. Tap Share, then Add to Home Screen, and open {site} from there.':
    'No iPhone e no iPad, é preciso instalar o app. Toque em Compartilhar, depois em Adicionar à Tela de Início e abra o {site} por lá.',
  "This browser can't show notifications. You still get your emails.":
    'Este navegador não mostra notificações. Você continua recebendo os e-mails.',
  'Show the words of the review': 'Mostrar o texto da avaliação',
  "Anyone who sees your screen can read them, even while it's locked.":
    'Quem vir sua tela poderá ler, mesmo com ela bloqueada.',
  // The account
  'Account Settings': 'Ajustes da conta',
  'Your name, sign-in and data. More settings are coming soon.':
    'Seu nome, acesso e dados. Mais ajustes em breve.',
  // A button beside the name, the email address and the password
  Change: 'Mudar',
  'Change name': 'Mudar nome',
  'Change your name': 'Mude seu nome',
  'Customers only see your first name.': 'Os clientes só veem seu primeiro nome.',
  'Save name': 'Salvar nome',
  'Saving...': 'Salvando…',
  'Name changed': 'Nome alterado',
  'Failed to change name': 'Não foi possível mudar o nome',
  'Change email': 'Mudar e-mail',
  'Change your email': 'Mude seu e-mail',
  "We'll send a link to your new address. Nothing changes until you open it.":
    'Vamos enviar um link para o novo endereço. Nada muda até você abrir.',
  'Your new address.': 'Seu novo endereço.',
  "To make sure it's you.": 'Para sabermos que é você.',
  'Send link': 'Enviar link',
  'Confirmation email sent': 'E-mail de confirmação enviado',
  'We sent a link to {email}. Open it within 24 hours to change your address.':
    'Enviamos um link para {email}. Abra-o em até 24\u00a0horas para mudar seu endereço.',
  'Failed to change email': 'Não foi possível mudar o e-mail',
  'Changing it signs out your other devices.': 'Ao mudá-la, você sai dos outros aparelhos.',
  'Change password': 'Mudar senha',
  'Change your password': 'Mude sua senha',
  "You'll stay signed in here. Your other devices will be signed out.":
    'Você continua na conta aqui e sai dos outros aparelhos.',
  'Your current password.': 'Sua senha atual.',
  'Which passkeys may stay?': 'Quais chaves de acesso devem ficar?',
  'Check only those you recognize. The others will be removed.':
    'Marque só as que você reconhece. As outras serão removidas.',
  'Save password': 'Salvar senha',
  'Password changed': 'Senha alterada',
  'Failed to change password': 'Não foi possível mudar a senha',
  // What the chosen language is for; {language} is what the browser asks for, e.g. "Deutsch"
  'Pages, emails and notifications.': 'Páginas, e-mails e notificações.',
  'Same as browser ({language})': 'Igual ao navegador ({language})',
  'Failed to change language': 'Não foi possível mudar o idioma',
  Data: 'Dados',
  'Everything we store about you, including your reviews, in one file.':
    'Tudo o que guardamos sobre você, com suas avaliações, em um só arquivo.',
  'Download my data': 'Baixar meus dados',
  'Data downloaded': 'Dados baixados',
  'Failed to download your data': 'Não foi possível baixar seus dados',
  // Devices
  "Where you're signed in": 'Onde sua conta está aberta',
  "Don't recognize a device? Sign it out.": 'Não reconhece um aparelho? Desconecte-o.',
  "Couldn't load your devices.": 'Não foi possível carregar seus aparelhos.',
  'Show all {count}': 'Mostrar todos ({count})',
  "You're not signed in anywhere else.": 'Sua conta não está aberta em nenhum outro lugar.',
  // E.g. "Chrome on Android"
  '{browser} on {system}': '{browser} no {system}',
  'Unknown device': 'Aparelho desconhecido',
  'This device': 'Este aparelho',
  'Active now, signed in today': 'Em uso agora, acesso desde hoje',
  'Active now, signed in on {date}': 'Em uso agora, acesso desde {date}',
  'Last used today, signed in today': 'Último uso hoje, acesso desde hoje',
  'Last used today, signed in on {date}': 'Último uso hoje, acesso desde {date}',
  'Last used on {used}, signed in on {date}': 'Último uso em {used}, acesso desde {date}',
  'Sign out {device}': 'Desconectar {device}',
  'Signed out': 'Desconectado',
  '{device} will need to sign in again.': '{device}: será preciso entrar de novo.',
  'Failed to sign out that device': 'Não foi possível desconectar o aparelho',
  'Or sign out on every browser and phone, including this one.':
    'Ou saia de todos os navegadores e telefones, inclusive deste.',
  'Sign out everywhere': 'Sair de todos os aparelhos',
  'Sign out everywhere?': 'Sair de todos os aparelhos?',
  'This signs you out on every browser and phone, including this one. Your account, links and reviews stay the same.':
    'Você sai de todos os navegadores e telefones, inclusive deste. Sua conta, seus links e suas avaliações não mudam.',
  'Does someone else know your password? Change it instead. That signs out your other devices too.':
    'Outra pessoa sabe sua senha? Melhor mudá-la: você também sai dos outros aparelhos.',
  'Signing out...': 'Saindo…',
  'Signed out everywhere': 'Você saiu de todos os aparelhos',
  'Failed to sign out everywhere': 'Não foi possível sair de todos os aparelhos',
  // Passkeys: signing in with what unlocks the phone
  Passkeys: 'Chaves de acesso',
  Remove: 'Remover',
  'A passkey stays on your device or in your password manager. Your password keeps working.':
    'Uma chave de acesso fica no seu aparelho ou no gerenciador de senhas. Sua senha continua valendo.',
  "Couldn't load your passkeys.": 'Não foi possível carregar suas chaves de acesso.',
  'No passkeys yet.': 'Nenhuma chave de acesso ainda.',
  "This browser can't use passkeys.": 'Este navegador não usa chaves de acesso.',
  "Passkeys don't work here, because this site's address is a number and not a name.":
    'As chaves de acesso não funcionam aqui, porque o endereço deste site é um número e não um nome.',
  // The passkey exists on several devices of the person
  Synced: 'Sincronizada',
  'Added on {date}, not used yet': 'Adicionada em {date}, ainda sem uso',
  'Added on {date}, last used on {used}': 'Adicionada em {date}, último uso em {used}',
  'Add a passkey': 'Adicionar chave de acesso',
  'Your device will ask for your face, your fingerprint or its screen lock.':
    'Seu aparelho vai pedir seu rosto, sua digital ou o bloqueio de tela.',
  'Use a passkey instead': 'Usar chave de acesso',
  'Remove {name}': 'Remover {name}',
  'Remove this passkey?': 'Remover esta chave de acesso?',
  "It won't sign you in any more. You can then delete it from your device or password manager too.":
    'Você não poderá mais entrar com ela. Depois, pode apagá-la também do aparelho ou do gerenciador de senhas.',
  'Removing...': 'Removendo…',
  'Passkey removed': 'Chave de acesso removida',
  'Failed to remove the passkey': 'Não foi possível remover a chave de acesso',
  // Only for the admin; {command} is what the operator types on the server
  // Deleting the account
  'Delete your account': 'Excluir sua conta',
  "The admin account can't be deleted.": 'A conta de admin não pode ser excluída.',
  "Deletes your account, workplaces and reviews right away. This can't be undone.":
    'Exclui na hora sua conta, seus locais de trabalho e suas avaliações. Não é possível desfazer.',
  'Delete Account': 'Excluir conta',
  'Delete your account?': 'Excluir sua conta?',
  "This can't be undone. It deletes right away:": 'Não é possível desfazer. São excluídos na hora:',
  "every review you've received": 'todas as avaliações que você recebeu',
  'your workplaces and your review page': 'seus locais de trabalho e sua página de avaliação',
  'your links and printed codes, which will stop working':
    'seus links e códigos impressos, que deixam de funcionar',
  "your subscription, if you have one. You won't be charged again.":
    'sua assinatura, se você tiver uma. Não haverá novas cobranças.',
  'Want to keep your reviews? Download your data first.':
    'Quer guardar suas avaliações? Baixe seus dados antes.',
  'Deleting...': 'Excluindo…',
  'Account deleted': 'Conta excluída',
  'Everything in it has been deleted.': 'Tudo o que havia nela foi excluído.',
  'Failed to delete account': 'Não foi possível excluir a conta',
};
