// Words that people of many languages make passwords of, in lower case and without accents (`foldLetters` of
// `password-strength.server.ts`). English ones are in common-passwords.ts. Months and weekdays come from the runtime.

/** Languages whose months and weekdays are words. */
export const CALENDAR_LANGUAGES = [
	...["de", "fr", "es", "pt", "it", "nl", "sv", "da", "nb", "fi", "pl", "cs", "sk", "hu", "ro", "hr", "sl", "bg", "ru"],
	...["uk", "el", "tr", "id", "vi", "et", "lv", "lt", "ca", "sq", "sr-Latn", "sw", "az"],
];

export const WORDS_OF_LANGUAGES = `
passwort kennwort geheim hallo willkommen schatz schatzi liebe liebling ichliebedich mausi hase hasi engel sonne
sonnenschein sommer winter fruehling fruhling herbst weihnachten ostern urlaub blume katze hund pferd vogel fisch baer
loewe tiger wolf adler schule arbeit haus wohnung auto familie mutter vater mama papa oma opa bruder schwester tochter
kind freund freundin fussball handball schwimmen laufen schalke borussia bayern dortmund hamburg berlin muenchen munchen
koeln koln frankfurt stuttgart deutschland oesterreich osterreich schweiz wien zuerich zurich hallowelt servus moin
tschuess guten morgen schwarz weiss gruen gelb blau banane apfel erdbeere kirsche schokolade kaffee fernsehen filmabend
kuerbis kurbis schmetterling eichhoernchen eichhornchen krokodil elefant affe maus spinne drache einhorn prinzessin

motdepasse bonjour bonsoir salut soleil amour jetaime cheri cherie chouchou doudou loulou princesse papillon chocolat
cerise fraise pomme banane chat chien cheval lapin oiseau poisson lion loup tortue dauphin maison famille maman papa
frere soeur enfant fille garcon ecole travail voiture vacances ete automne hiver printemps noel paques anniversaire
football rugby tennis natation marseille paris lyon bordeaux toulouse nantes france belgique quebec montreal suisse
bienvenue secret merci azerty rouge vert jaune bleu noir blanc cinema television nicolas camille julien thomas

contrasena clave hola amor teamo tequiero mivida corazon carino princesa estrella estrellita mariposa chocolate sol luna
cielo flores flor rosa gato perro caballo conejo pajaro leon tigre lobo aguila delfin tortuga casa familia mama papa
madre padre hermano hermana amigo amiga amigos hijo hija escuela trabajo coche verano otono invierno primavera navidad
cumpleanos futbol baloncesto natacion barcelona realmadrid atletico sevilla valencia madrid espana mexico colombia
argentina chile peru venezuela ecuador boca river chivas america bienvenido secreto gracias rojo verde amarillo azul
negro blanco pelicula alejandro alejandra carlos jose maria juan miguel sofia lucia valentina camila diego fernanda

senha palavra ola amor teamo euteamo saudade coracao princesa estrela borboleta chocolate sol lua ceu flor gato cachorro
cavalo coelho passaro leao tigre lobo aguia golfinho tartaruga casa familia mae pai irmao irma amigo amiga filho filha
escola trabalho carro verao outono inverno primavera natal pascoa aniversario futebol flamengo corinthians palmeiras
santos saopaulo gremio internacional cruzeiro vasco benfica sporting porto lisboa portugal brasil obrigado segredo
vermelho verde amarelo azul preto branco filme cinema gabriel rafael lucas matheus joao pedro beatriz mariana juliana

parola ciao amore tiamo tesoro stella stellina principessa farfalla cioccolato sole luna cielo fiore gatto cane cavallo
coniglio uccello leone tigre lupo aquila delfino tartaruga casa famiglia mamma papa madre padre fratello sorella amico
amica figlio figlia scuola lavoro macchina estate autunno inverno primavera natale pasqua vacanze compleanno calcio
juventus inter milan napoli roma lazio torino firenze venezia italia benvenuto segreto grazie rosso verde giallo
azzurro nero bianco francesco giuseppe alessandro andrea matteo chiara giulia martina federica

wachtwoord welkom hallo liefde schatje prinses vlinder chocolade zon maan bloem bloemen kat poes hond paard konijn vogel
leeuw tijger olifant huis familie moeder vader broer zus vriend vriendin kind school werk auto zomer herfst winter lente
kerstmis pasen vakantie verjaardag voetbal ajax feyenoord psveindhoven amsterdam rotterdam utrecht nederland belgie
geheim bedankt rood groen geel blauw zwart oranje

losenord valkommen hejsan karlek alskling prinsessa fjaril choklad solen manen blomma katt hund hast kanin fagel lejon
varg bjorn sommar host vinter hemlig familj mamma pappa broder syster skola arbete jul semester fotboll ishockey
stockholm goteborg malmo sverige adgangskode velkommen elskerdig kaerlighed skat sommerfugl solskin sommer efterar vinter
foraar jule fodbold kobenhavn danmark passord kjaerlighet fotball norge oslo bergen salasana tervetuloa rakkaus kulta
prinsessa perhonen suklaa aurinko kissa koira hevonen kesa talvi syksy kevat joulu jalkapallo jaakiekko helsinki suomi

haslo witaj kocham kochanie milosc skarbie myszka ksiezniczka motyl czekolada slonce slonko kwiatek kotek piesek konik
krolik lew tygrys wilk orzel dom rodzina mama tata mamusia brat siostra przyjaciel dziecko szkola praca samochod lato
jesien zima wiosna wakacje urodziny pilka legia wisla lech warszawa krakow polska tajne dziekuje czerwony zielony
niebieski czarny bialy heslo ahoj miluju laska princezna motyl cokolada slunce slunicko kocka kocicka pejsek kralicek
leto podzim zima jaro vanoce fotbal hokej sparta slavia praha brno cesko ceskarepublika slovensko bratislava jelszo
szeretlek szerelem kincsem hercegno pillango csokolade napsugar cica kutya nyar tel osz tavasz karacsony foci
magyarorszag budapest hungaria parola iubire iubita iubitul printesa fluture ciocolata soare pisica caine vara toamna
iarna primavara craciun fotbal steaua dinamo romania bucuresti lozinka zdravo volim ljubav princeza leptir cokolada sunce
macka pas ljeto zima prolece bozic nogomet fudbal zvezda partizan hajduk hrvatska srbija beograd zagreb slovenija parola
zdravei obicham slunchice bulgaria sofia levski

пароль привет любовь люблю солнце солнышко зайка котик кошка собака лошадь зима весна лето осень россия москва питер
спартак зенит футбол хоккей мама папа семья друг сестра брат школа работа машина шоколад принцесса бабочка роза наташа
саша маша даша настя дима миша андрей сергей владимир александр елена ольга татьяна ирина йцукен фывапролд ячсмить
parol privet lubov ljubov lublu lyublyu solnce solnyshko zaika kotik koshka sobaka zima vesna leto osen rossiya russia
moskva spartak zenit futbol natasha sasha masha dasha nastya dima misha andrey andrei sergey sergei vladimir aleksandr
привіт кохання сонечко україна київ динамо pryvit kokhannya kohannia sonechko ukraina ukraine kyiv kiev dynamo slava
κωδικος αγαπη ηλιος ελλαδα αθηνα ολυμπιακος kodikos agapi agapoula ilios ellada athina athens olympiakos panathinaikos

sifre parola merhaba selam seni seviyorum seniseviyorum askim canim hayatim prenses kelebek cikolata gunes yildiz cicek
kedi kopek aslan kaplan kurt kartal anne baba kardes arkadas okul araba yaz sonbahar kis bahar bayram futbol galatasaray
fenerbahce besiktas trabzonspor istanbul ankara izmir turkiye turkey mustafa mehmet ahmet fatma ayse emine zeynep elif

habibi habibti salam marhaba bismillah mashallah inshallah alhamdulillah allah muhammad mohamed mohammed ahmed fatima
hassan hussein ibrahim omar yusuf khalid aisha maryam sahara cairo baghdad dubai lebanon palestine morocco algerie
tunisie الله محمد حبيبي مرحبا سلام shalom ahava yeladim israel jerusalem telaviv שלום אהבה ישראל salaam doostat asheghetam
iran tehran esteghlal perspolis azizam mohabbat سلام دوستت عشقم ایران

namaste pyaar pyar mohabbat jaanu jaan zindagi dosti krishna ganesh ganesha shiva omnamahshivaya hanuman saibaba
jaimatadi waheguru india bharat hindustan pakistan islamabad karachi lahore mumbai delhi chennai kolkata bangladesh dhaka
cricket sachin dhoni kohli rahul priya pooja anjali deepak suresh ramesh rajesh vijay sanjay kumar singh sharma patel
rahasia katasandi sayang sayangku cinta cintaku aku kamu selamat merdeka jakarta bandung surabaya indonesia malaysia
persib kucing anjing matkhau yeuem emyeuanh anhyeuem tinhyeu vietnam hanoi saigon mahalkita mahalko pilipinas manila
sawasdee sawatdee krungthep bangkok thailand rakkun
woaini wodemima nihao beijing shanghai zhongguo china wangwang xiaoxiao baobei laopo laogong qinaide taiwan hongkong
aishiteru sakura arigato konnichiwa nippon nihon tokyo osaka kyoto naruto sasuke pokemon pikachu doraemon totoro
hinata takahashi tanaka suzuki yamada watanabe saranghae saranghaeyo annyeong daehanminguk hanguk korea seoul busan
kimchi dkssud tkfkdgo gksrnr 사랑해 대한민국 中国 日本 東京 愛してる

samosa karibu jambo hakuna matata mapenzi nakupenda kenya nairobi tanzania nigeria lagos ghana accra mandela springbok
proteas welkom liefde skat suidafrika jesus cristo jesuscristo christus gott dieu dios deus bozhe halleluja amen
`;
