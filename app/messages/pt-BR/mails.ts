import type { TextTools } from "../area";
import type { MailTexts } from "../mails";

export default (_: TextTools<"pt-BR">): MailTexts => ({
	reset: {
		subject: (product: string) => `Defina uma nova senha do ${product}`,
		lead: "Abra este link para definir uma nova senha. Ele vale por uma hora, só funciona uma vez e desconecta sua conta de todos os aparelhos.",
		press: "Definir uma nova senha",
		ignore: "Se você não pediu isto, não faça nada: sua senha continuará a mesma.",
	},
	verify: {
		subject: (product: string) => `Confirme seu e-mail no ${product}`,
		lead: "Abra este link para confirmar este endereço de e-mail. Ele vale por uma hora e só funciona uma vez. Se um dia você esquecer a senha, enviaremos para cá um link para definir uma nova.",
		press: "Confirmar este e-mail",
		ignore: "Se você não tem uma conta lá, não faça nada.",
	},
	copyAddress: "Se não for possível clicar no link, copie este endereço e cole no navegador:",
});
