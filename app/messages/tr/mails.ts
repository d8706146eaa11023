import type { TextTools } from "../area";
import type { MailTexts } from "../mails";

export default (_: TextTools<"tr">): MailTexts => ({
	reset: {
		subject: (product: string) => `${product} için yeni bir şifre belirle`,
		lead: "Yeni bir şifre belirlemek için bu bağlantıyı aç. Bağlantı bir saat geçerlidir ve yalnızca bir kez kullanılabilir; kullandığında hesabının tüm oturumları kapatılır.",
		press: "Yeni şifre belirle",
		ignore: "Bunu sen istemediysen bir şey yapmana gerek yok: şifren olduğu gibi kalır.",
	},
	verify: {
		subject: (product: string) => `${product} için e-posta adresini doğrula`,
		lead: "Bu e-posta adresini doğrulamak için bu bağlantıyı aç. Bağlantı bir saat geçerlidir ve yalnızca bir kez kullanılabilir. Şifreni unutursan yenisini belirlemen için buraya bir bağlantı gönderilir.",
		press: "Bu adresi doğrula",
		ignore: "Orada hesabın yoksa bir şey yapmana gerek yok.",
	},
	copyAddress: "Bağlantıya tıklanamıyorsa bu adresi tarayıcına kopyala:",
});
